"""The only functions that change a table; each emits its event."""

from neontable.games.combatzone.atoms.cards import (
    bury_loot as bury_loot,
)
from neontable.games.combatzone.atoms.cards import (
    change_sheet as change_sheet,
)
from neontable.games.combatzone.atoms.cards import (
    discard_gear as discard_gear,
)
from neontable.games.combatzone.atoms.cards import (
    discard_loot as discard_loot,
)
from neontable.games.combatzone.atoms.cards import (
    draw_loot as draw_loot,
)
from neontable.games.combatzone.atoms.cards import (
    equip as equip,
)
from neontable.games.combatzone.atoms.cards import (
    exhaust as exhaust,
)
from neontable.games.combatzone.atoms.cards import (
    flip_program as flip_program,
)
from neontable.games.combatzone.atoms.cards import (
    lend as lend,
)
from neontable.games.combatzone.atoms.cards import (
    mark as mark,
)
from neontable.games.combatzone.atoms.cards import (
    ready_cards as ready_cards,
)
from neontable.games.combatzone.atoms.cards import (
    reload_program as reload_program,
)
from neontable.games.combatzone.atoms.cards import (
    remove_program as remove_program,
)
from neontable.games.combatzone.atoms.cards import (
    shuffle_loot as shuffle_loot,
)
from neontable.games.combatzone.atoms.cards import (
    take_discarded_loot as take_discarded_loot,
)
from neontable.games.combatzone.atoms.cards import (
    take_loot as take_loot,
)
from neontable.games.combatzone.atoms.cards import (
    turn_up as turn_up,
)
from neontable.games.combatzone.atoms.cards import (
    unmark as unmark,
)
from neontable.games.combatzone.atoms.control import (
    activate as activate,
)
from neontable.games.combatzone.atoms.control import (
    begin_inspire as begin_inspire,
)
from neontable.games.combatzone.atoms.control import (
    command as command,
)
from neontable.games.combatzone.atoms.control import (
    compare_rolls as compare_rolls,
)
from neontable.games.combatzone.atoms.control import (
    complete_objective as complete_objective,
)
from neontable.games.combatzone.atoms.control import (
    count_goal as count_goal,
)
from neontable.games.combatzone.atoms.control import (
    draw_completed as draw_completed,
)
from neontable.games.combatzone.atoms.control import (
    end as end,
)
from neontable.games.combatzone.atoms.control import (
    end_activation as end_activation,
)
from neontable.games.combatzone.atoms.control import (
    end_inspire as end_inspire,
)
from neontable.games.combatzone.atoms.control import (
    forget_command as forget_command,
)
from neontable.games.combatzone.atoms.control import (
    gain_luck as gain_luck,
)
from neontable.games.combatzone.atoms.control import (
    give_luck as give_luck,
)
from neontable.games.combatzone.atoms.control import (
    lose_luck as lose_luck,
)
from neontable.games.combatzone.atoms.control import (
    name_in_secret as name_in_secret,
)
from neontable.games.combatzone.atoms.control import (
    recycle_objective as recycle_objective,
)
from neontable.games.combatzone.atoms.control import (
    score as score,
)
from neontable.games.combatzone.atoms.control import (
    set_corner as set_corner,
)
from neontable.games.combatzone.atoms.control import (
    set_role as set_role,
)
from neontable.games.combatzone.atoms.control import (
    spend_luck as spend_luck,
)
from neontable.games.combatzone.atoms.control import (
    spend_own_luck as spend_own_luck,
)
from neontable.games.combatzone.atoms.control import (
    take_control as take_control,
)
from neontable.games.combatzone.atoms.models import (
    add_model as add_model,
)
from neontable.games.combatzone.atoms.models import (
    carry as carry,
)
from neontable.games.combatzone.atoms.models import (
    deploy as deploy,
)
from neontable.games.combatzone.atoms.models import (
    drag_thing as drag_thing,
)
from neontable.games.combatzone.atoms.models import (
    drop_marker as drop_marker,
)
from neontable.games.combatzone.atoms.models import (
    into_hiding as into_hiding,
)
from neontable.games.combatzone.atoms.models import (
    move as move,
)
from neontable.games.combatzone.atoms.models import (
    out_of_hiding as out_of_hiding,
)
from neontable.games.combatzone.atoms.models import (
    put_marker as put_marker,
)
from neontable.games.combatzone.atoms.models import (
    remove_body as remove_body,
)
from neontable.games.combatzone.atoms.models import (
    replace_model as replace_model,
)
from neontable.games.combatzone.atoms.models import (
    set_door as set_door,
)
from neontable.games.combatzone.atoms.models import (
    shift as shift,
)
from neontable.games.combatzone.atoms.models import (
    take_marker as take_marker,
)
from neontable.games.combatzone.atoms.models import (
    take_out as take_out,
)
from neontable.games.combatzone.atoms.tokens import (
    add_token as add_token,
)
from neontable.games.combatzone.atoms.tokens import (
    begin_action as begin_action,
)
from neontable.games.combatzone.atoms.tokens import (
    change_token as change_token,
)
from neontable.games.combatzone.atoms.tokens import (
    done as done,
)
from neontable.games.combatzone.atoms.tokens import (
    forget_activation as forget_activation,
)
from neontable.games.combatzone.atoms.tokens import (
    hack as hack,
)
from neontable.games.combatzone.atoms.tokens import (
    heal_token as heal_token,
)
from neontable.games.combatzone.atoms.tokens import (
    lend_token as lend_token,
)
from neontable.games.combatzone.atoms.tokens import (
    lock as lock,
)
from neontable.games.combatzone.atoms.tokens import (
    note_failed_launch as note_failed_launch,
)
from neontable.games.combatzone.atoms.tokens import (
    note_moved as note_moved,
)
from neontable.games.combatzone.atoms.tokens import (
    ready_all as ready_all,
)
from neontable.games.combatzone.atoms.tokens import (
    ready_token as ready_token,
)
from neontable.games.combatzone.atoms.tokens import (
    red_line as red_line,
)
from neontable.games.combatzone.atoms.tokens import (
    return_token as return_token,
)
from neontable.games.combatzone.atoms.tokens import (
    soften_token as soften_token,
)
from neontable.games.combatzone.atoms.tokens import (
    spend_token as spend_token,
)
from neontable.games.combatzone.atoms.tokens import (
    stun_gonk as stun_gonk,
)
from neontable.games.combatzone.atoms.tokens import (
    stun_token as stun_token,
)
from neontable.games.combatzone.atoms.tokens import (
    unhack as unhack,
)
from neontable.games.combatzone.atoms.tokens import (
    unlock as unlock,
)
from neontable.games.combatzone.atoms.tokens import (
    unstun as unstun,
)
from neontable.games.combatzone.atoms.tokens import (
    wound_token as wound_token,
)
