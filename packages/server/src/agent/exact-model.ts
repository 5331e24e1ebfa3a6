import { wrapLanguageModel } from "ai";
import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { quoteLongIntegers } from "../exact-json.ts";

/** A model whose calls keep every digit of the numbers in their arguments: the SDK would round them while it parses. */
export const withExactCalls = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      async wrapStream({ doStream }) {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: stream.pipeThrough(exactCalls()) };
      },
    },
  });

const exactCalls = () =>
  new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      controller.enqueue(
        part.type === "tool-call" ? { ...part, input: quoteLongIntegers(part.input) } : part,
      );
    },
  });
