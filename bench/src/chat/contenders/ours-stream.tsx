import "../../../../packages/ui/src/styles.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  createMarkdownStream,
  StreamingMarkdown,
} from "../../../../packages/ui/src/patterns/markdown/index.ts";
import type { ChatContender } from "../contender.ts";

export const contender: ChatContender = {
  mount(place, exchanges) {
    const root = createRoot(place);
    const streams = exchanges.map(({ text }) => {
      const stream = createMarkdownStream();
      if (text !== "") stream.sync(text, true);
      return stream;
    });
    flushSync(() =>
      root.render(
        streams.map((stream, index) => (
          <article className="min-w-0 text-14" key={index}>
            {exchanges[index]?.question === undefined ? null : <p>{exchanges[index].question}</p>}
            <StreamingMarkdown stream={stream} />
          </article>
        )),
      ),
    );
    return {
      append: (index, chunk) => streams[index]?.append(chunk),
      end: (index) => streams[index]?.end(),
      unmount: () => root.unmount(),
    };
  },
};
