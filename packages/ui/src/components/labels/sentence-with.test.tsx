import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sentenceWith } from "./sentence-with.tsx";

const render = (say: (...values: string[]) => string, words?: (text: string) => React.ReactNode) =>
  renderToStaticMarkup(
    sentenceWith(say, [<b key="a">a.example</b>, <i key="b">b.example</i>], words),
  );

it("puts elements where the sentence has its values", () => {
  expect(render((host, ascii) => `${host} is really ${ascii}`)).toBe(
    "<b>a.example</b> is really <i>b.example</i>",
  );
});

it("leaves their order to the language", () => {
  expect(render((host, ascii) => `In Wahrheit ${ascii}, nicht ${host}.`)).toBe(
    "In Wahrheit <i>b.example</i>, nicht <b>a.example</b>.",
  );
});

it("renders the words between them with the given function", () => {
  expect(
    render(
      (host) => `from ${host}`,
      (text) => <small>{text}</small>,
    ),
  ).toBe("<small>from </small><b>a.example</b>");
});
