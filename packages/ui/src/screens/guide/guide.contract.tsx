import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { GuideScreen } from "./index.ts";

export const contract = [
  covers(GuideScreen, "page", {
    state: {
      kind: "ready",
      about: "setup",
      displayName: "Jira",
      logoUrl: null,
      html: "<p>One step.</p>",
      vendorHref: null,
    },
    paths,
  }),
];
