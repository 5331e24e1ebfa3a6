import type { ChatContender } from "../contender.ts";

/** The other floor: one text node that grows, no Markdown at all. */
export const contender: ChatContender = {
  mount(place, exchanges) {
    const nodes = exchanges.map(({ question = "", text }) => {
      place.appendChild(document.createElement("p")).textContent = question;
      const answer = place.appendChild(document.createElement("div"));
      answer.style.whiteSpace = "pre-wrap";
      return answer.appendChild(document.createTextNode(text));
    });
    return {
      append: (index, chunk) => nodes[index]?.appendData(chunk),
      end() {},
      unmount: () => place.replaceChildren(),
    };
  },
};
