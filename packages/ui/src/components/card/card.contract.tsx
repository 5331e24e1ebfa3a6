import { covers } from "../../testing/contract.tsx";
import { CardBody, CardFoot, CardHead } from "./index.ts";

export const contract = [
  covers(CardHead, "card-head", { title: "Settings" }),
  covers(CardBody, "card-body", { children: "Text" }),
  covers(CardFoot, "card-foot", { children: "Text" }),
];
