"""The only functions that change a table, one module for each subject; each emits its event."""

from neontable.games.crossfire.atoms.events import (
    bury_events,
    discard_event,
    look_at_event,
    reveal_event,
    start_discard,
    turn_event_under,
)
from neontable.games.crossfire.atoms.health import (
    add_to_packet,
    close_packet,
    critical,
    harm,
    heal,
    open_packet,
    recover,
    stagger,
)
from neontable.games.crossfire.atoms.hands import (
    discard,
    discard_hand,
    draw,
    gather,
    mill,
    order_top,
    play_assist,
    play_card,
    put_away,
    reveal_top,
    take_back,
    take_from_market,
    unleash,
)
from neontable.games.crossfire.atoms.market import (
    buy,
    buy_aside,
    cycle,
    discard_top_of_market,
    earn,
    fill_market,
    off_market,
    pay,
    set_aside,
    take_top_of_market,
)
from neontable.games.crossfire.atoms.team import (
    add_client,
    begin_with,
    choose_lead,
    choose_main,
    choose_metatype,
    choose_role,
    set_out,
    use_upgrade,
)
from neontable.games.crossfire.atoms.threats import (
    clear_levels,
    defeat,
    discard_obstacle,
    flip,
    move,
    next_obstacle,
    put_out,
    restore_levels,
)
from neontable.games.crossfire.atoms.turns import (
    abort_begins,
    abort_turn,
    another_turn,
    assign,
    begin_round,
    begin_turn,
    cancel_ability,
    discount_next,
    discount_team,
    end_turn,
    finish,
    fix_x,
    hold_off,
    hold_off_if_armed,
    mark_aborting,
    mute,
    next_scene,
    next_step,
    set_progress,
    silence,
    skill_discount,
    start_damage,
    use_discounts,
)

__all__ = [name for name in globals() if not name.startswith("_")]
