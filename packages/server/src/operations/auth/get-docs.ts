import { docsPage } from "../../http/docs-page.ts";
import { operation } from "../../http/operation.ts";

/** The documentation of the interface as a page. */
export const getDocs = operation("getDocs", () => docsPage());
