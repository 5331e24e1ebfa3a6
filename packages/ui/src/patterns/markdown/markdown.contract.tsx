import { covers } from "../../testing/contract.tsx";
import { createMarkdownStream, StreamingMarkdown } from "./index.ts";

const text =
  "# Sales\n\n| a | b |\n| - | -: |\n| x | 1 |\n\n- [x] done\n\n```sql\nSELECT 1\n```\n\n[A page](https://example.com/)";
const stream = createMarkdownStream();
stream.sync(text, true);
stream.flush();

export const contract = [covers(StreamingMarkdown, "markdown", { stream })];
