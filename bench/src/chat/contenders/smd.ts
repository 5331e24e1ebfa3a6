import { default_renderer, parser, parser_end, parser_write } from "streaming-markdown";
import type { ChatContender } from "../contender.ts";

/** A floor: streaming-markdown appends elements, without React and without ever looking back. */
export const contender: ChatContender = {
  mount(place, exchanges) {
    const parsers = exchanges.map(({ question, text }) => {
      if (question !== undefined) {
        place.appendChild(document.createElement("p")).textContent = question;
      }
      const made = parser(default_renderer(place.appendChild(document.createElement("div"))));
      if (text !== "") parser_write(made, text);
      return made;
    });
    return {
      append(index, chunk) {
        const found = parsers[index];
        if (found) parser_write(found, chunk);
      },
      end(index) {
        const found = parsers[index];
        if (found) parser_end(found);
      },
      unmount: () => place.replaceChildren(),
    };
  },
};
