import { pacedFrames } from "../../../../packages/ui/src/internal/paced-frames.ts";
import type { ChatContender, ChatView } from "../contender.ts";

const RUN = 32;

const TOKEN = /\b(?:const|let|return)\b|"[^"\n]*"|\b\d+\b/g;

function colourOf(token: string): string {
  if (token.startsWith('"')) return "teal";
  return /^\d/.test(token) ? "green" : "purple";
}

function nodesOf(code: string): ChildNode[] {
  const nodes: ChildNode[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) nodes.push(document.createTextNode(code.slice(at, end)));
  };
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    addText(index);
    const element = document.createElement("span");
    element.style.color = colourOf(token);
    element.textContent = token;
    nodes.push(element);
    at = index + token.length;
  }
  addText(code.length);
  return nodes;
}

/** Appends each line once to a block of 32, which is laid out and painted separately; only the growing line is replaced. */
function growIn(place: HTMLElement): ChatView {
  const pre = place.appendChild(document.createElement("pre"));
  pre.style.cssText = "font: 13px monospace; overflow-x: auto";
  const begin = () => {
    const run = pre.appendChild(document.createElement("span"));
    run.style.cssText = "display: block; contain: content; width: max-content";
    return run;
  };
  const schedule = pacedFrames();
  let run = begin();
  let room = RUN;
  let waiting = "";
  let open: ChildNode[] = [];
  let cancel: (() => void) | null = null;

  const draw = () => {
    cancel = null;
    for (const node of open) node.remove();
    const lines = waiting.split(/(?<=\n)/);
    waiting = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
    while (lines.length > 0) {
      const part = lines.splice(0, room);
      run.append(...nodesOf(part.join("")));
      room -= part.length;
      if (room > 0) continue;
      run = begin();
      room = RUN;
    }
    open = nodesOf(waiting);
    run.append(...open);
  };

  return {
    append(_, chunk) {
      waiting += chunk;
      cancel ??= schedule(draw);
    },
    end() {},
    unmount: () => place.replaceChildren(),
  };
}

/**
 * A lower bound for one fence: hand-made elements in three colours, no Markdown and no React, drawn as often as ours. It only
 * gets code, and treats the fence markers as such.
 */
export const contender: ChatContender = { mount: growIn };
