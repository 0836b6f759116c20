from collections.abc import Sequence

from neontable.kernel.game import Component


def components() -> Sequence[Component]: return []
