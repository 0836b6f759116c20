// The invitations that wait for me, wherever they are shown.
import { Cell } from "./cell";
import type { FriendNews } from "./protocol";

export const news = new Cell<FriendNews>({});
