import { covers } from "../../testing/contract.tsx";
import { Avatar } from "./index.ts";

export const contract = [covers(Avatar, "avatar", { name: "Maya" })];
