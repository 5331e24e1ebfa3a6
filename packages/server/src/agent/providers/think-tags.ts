import type { LanguageModelV4, LanguageModelV4StreamPart as Part } from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";

/**
 * A model whose text may begin with `<think>…</think>`, as open models write it where their server does not tell reasoning from
 * text. What is between becomes reasoning. Tags further on are text: an answer may be about them.
 */
export const withThinkTags = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      async wrapStream({ doStream }) {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: stream.pipeThrough(thinkTags()) };
      },
    },
  });

const OPENING = /^\s*<(think|thinking|thought)>/;
/** A text that could still become an opening tag. */
const MAY_OPEN =
  /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?|o(?:u(?:g(?:h(?:t)?)?)?)?)?)?)?)?$/;

export function thinkTags(): TransformStream<Part, Part> {
  let splitter: Splitter | undefined;
  let count = 0;
  return new TransformStream<Part, Part>({
    transform(part, controller) {
      const emit = (one: Part) => controller.enqueue(one);
      if (part.type === "text-start") {
        count += 1;
        splitter = createSplitter(part, `think-${count}`, emit);
      } else if (part.type === "text-delta" && splitter) {
        splitter.push(part.delta);
      } else if (part.type === "text-end" && splitter) {
        splitter.end(part);
        splitter = undefined;
      } else {
        emit(part);
      }
    },
  });
}

type Splitter = { push(text: string): void; end(part: Part & { type: "text-end" }): void };

/** Splits one block of text. A part is started with its first character, so that neither is empty. */
function createSplitter(
  start: Part & { type: "text-start" },
  reasoningId: string,
  emit: (part: Part) => void,
): Splitter {
  let state: "undecided" | "thinking" | "text" = "undecided";
  let closing = "";
  let held = "";
  let hasReasoning = false;
  let hasText = false;

  const think = (delta: string) => {
    const text = hasReasoning ? delta : delta.trimStart();
    if (text === "") return;
    if (!hasReasoning) emit({ type: "reasoning-start", id: reasoningId });
    hasReasoning = true;
    emit({ type: "reasoning-delta", id: reasoningId, delta: text });
  };
  const say = (delta: string) => {
    // The blank lines after the closing tag belong to it.
    const text = hasText || closing === "" ? delta : delta.trimStart();
    if (text === "") return;
    if (!hasText) emit(start);
    hasText = true;
    emit({ type: "text-delta", id: start.id, delta: text });
  };
  const stopThinking = () => {
    if (hasReasoning) emit({ type: "reasoning-end", id: reasoningId });
    state = "text";
  };

  const decide = () => {
    const tag = OPENING.exec(held);
    if (tag) {
      state = "thinking";
      closing = `</${tag[1]}>`;
      held = held.slice(tag[0].length);
    } else if (!MAY_OPEN.test(held)) {
      state = "text";
    }
  };
  const splitThought = () => {
    const at = held.indexOf(closing);
    if (at >= 0) {
      think(held.slice(0, at));
      held = held.slice(at + closing.length);
      stopThinking();
      return;
    }
    // The end may be the first half of the closing tag.
    const keep = longestOverlap(held, closing);
    think(held.slice(0, held.length - keep));
    held = held.slice(held.length - keep);
  };

  return {
    push(delta) {
      held += delta;
      if (state === "undecided") decide();
      if (state === "thinking") splitThought();
      if (state === "text") {
        say(held);
        held = "";
      }
    },
    end(part) {
      if (state === "thinking") {
        think(held);
        stopThinking();
      } else say(held);
      if (hasText) emit(part);
    },
  };
}

/** How many characters at the end of a text are the beginning of a tag. */
function longestOverlap(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(tag.slice(0, length))) return length;
  return 0;
}
