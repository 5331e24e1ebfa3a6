import type { ModelMessage, ToolSet } from "ai";
import { asSchema } from "ai";

/** Tokens of a message's frame: its role and separators. */
const PER_MESSAGE = 8;
/** Tokens of an image or file that is sent as it is. */
const PER_FILE = 1_500;

/**
 * About how many tokens a text has, rather too many than too few. Nobody knows a provider's tokenizer in advance: three bytes
 * of text are at least one token's worth in all of them, and some read each digit by itself.
 */
export function textTokens(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return Math.ceil((Buffer.byteLength(text) - digits) / 3) + digits;
}

/** About how many tokens a message has. */
export function messageTokens({ content }: ModelMessage): number {
  if (typeof content === "string") return PER_MESSAGE + textTokens(content);
  return content.reduce((sum, part) => sum + partTokens(part), PER_MESSAGE);
}

type Part = Exclude<ModelMessage["content"], string>[number];

function partTokens(part: Part): number {
  switch (part.type) {
    case "text":
    case "reasoning":
      return textTokens(part.text);
    case "tool-call":
      return PER_MESSAGE + textTokens(JSON.stringify(part.input) ?? "");
    case "tool-result":
      return PER_MESSAGE + textTokens(JSON.stringify(part.output));
    default:
      return PER_FILE;
  }
}

/** About how many tokens a conversation has. */
export const conversationTokens = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, message) => sum + messageTokens(message), 0);

/** About how many tokens the definitions of tools have. */
export async function toolTokens(tools: ToolSet): Promise<number> {
  let sum = 0;
  for (const [name, { description, inputSchema }] of Object.entries(tools)) {
    const schema = JSON.stringify(await asSchema(inputSchema).jsonSchema);
    const said = typeof description === "string" ? description : "";
    sum += PER_MESSAGE + textTokens(name + said + schema);
  }
  return sum;
}
