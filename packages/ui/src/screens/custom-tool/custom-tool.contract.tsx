import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { CustomToolScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(CustomToolScreen, "page", {
    state: { kind: "ready" },
    way: "url",
    paths,
    onWayChange: nothing,
    onAuthorize: nothing,
    onCreate: nothing,
  }),
];
