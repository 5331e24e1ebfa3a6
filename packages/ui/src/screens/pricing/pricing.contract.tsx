import { covers } from "../../testing/contract.tsx";
import { paths, visitor } from "./pricing.fixtures.ts";
import { PricingScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(PricingScreen, "page", {
    state: visitor,
    paths,
    actions: { onChoose: nothing, onCloseAlert: nothing },
  }),
];
