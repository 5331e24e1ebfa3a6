import { ToolError } from "../../domain/plugins/types.ts";
import { sayJson } from "../http/json.ts";
import { cleanLine } from "../mcp/clean-text.ts";

/** A position in a document: the keys on the way to it. */
export type Place = readonly (string | number)[];

const MAX_PLACE_LENGTH = 200;

/** A place as a JSON pointer, such as `#/paths/~1pets/get`. */
export const sayPlace = (place: Place): string =>
  cleanLine(
    ["#", ...place.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"))].join(
      "/",
    ),
    MAX_PLACE_LENGTH,
  );

/** A part of a document is unusable. The message is a sentence that begins with the place. */
export class Unusable extends ToolError {
  constructor(place: Place, what: string) {
    super(`${sayPlace(place)}: ${what}.`);
  }
}

/** A name or a text of the document, for a message. */
export const shown = (text: unknown): string => cleanLine(sayJson(text), 100);
