"""Everything that crosses the wire, as frozen Structs: HTTP bodies and WebSocket messages.

The browser client's TypeScript types are generated from this package, so each Struct here is one
type there.  Field names are written as they stand; a field with its default value may be left
out by both sides.  Words are rendered on the server in the language that was asked for, so a
client brings only the words of its own buttons.

Messages on the socket carry a `type`: those a page may send are `ClientMessage`, those it may
receive `ServerMessage`.  `docs/protocol.md` describes who sends what, and when.

Every name of the modules below can be used from here: import this package as `wire`.
"""

from neontable.server.protocol.base import *
from neontable.server.protocol.campaigns import *
from neontable.server.protocol.friends import *
from neontable.server.protocol.games import *
from neontable.server.protocol.loadouts import *
from neontable.server.protocol.maps import *
from neontable.server.protocol.messages import *
from neontable.server.protocol.notices import *
from neontable.server.protocol.people import *
from neontable.server.protocol.play import *
from neontable.server.protocol.puzzles import *
from neontable.server.protocol.replays import *
from neontable.server.protocol.tables import *
