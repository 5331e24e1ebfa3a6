import { htmlToText } from "../http/html-text.ts";
import { isStub } from "../http/stub-text.ts";
import type { BodyPlan, TextPart } from "./body.ts";
import { sayInvitation } from "./invitation.ts";

/**
 * The text of a message. A plain part that says nothing gives way to the HTML beside it, and a message without any text to its
 * invitation.
 * @param load loads the text of a part
 * @param isEnough whether no more parts are needed after so many characters
 */
export async function readTexts(
  { texts, invitation }: Pick<BodyPlan, "texts" | "invitation">,
  load: (part: string) => Promise<string>,
  isEnough: (length: number) => boolean,
): Promise<string> {
  let text = "";
  for (const part of texts) {
    if (isEnough(text.length)) break;
    text = [text, await readText(part, load)].filter((one) => one !== "").join("\n\n");
  }
  if (text !== "" || invitation === undefined) return text;
  return sayInvitation(await load(invitation));
}

async function readText(
  { part, html, instead }: TextPart,
  load: (part: string) => Promise<string>,
) {
  const loaded = await load(part);
  if (html) return htmlToText(loaded);
  if (instead === undefined || !isStub(loaded)) return loaded.trim();
  return htmlToText(await load(instead)) || loaded.trim();
}
