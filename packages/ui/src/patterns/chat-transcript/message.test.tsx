import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Message } from "./message.tsx";

function nothing(): void {}

it("shows what a person typed as it was typed: neither markdown nor HTML [CHAT-39]", () => {
  const text = "**not bold** <img src=x onerror=alert(1)>\n- no list\n[no](javascript:alert(1))";
  const rendered = renderToStaticMarkup(
    <Message
      growing={false}
      message={{ kind: "user", id: "1", text }}
      now={null}
      onRetry={nothing}
    />,
  );
  expect(rendered.match(/<[a-z]+/g)).toEqual(["<div"]);
  const inside = rendered.replaceAll(/^<[^>]*>|<[^>]*>$/g, "");
  const read = inside
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  expect(read).toBe(text);
});
