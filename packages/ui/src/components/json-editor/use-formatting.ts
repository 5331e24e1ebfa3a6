import { type RefObject, useState } from "react";
import { parseJson } from "../../internal/parse-json.ts";
import { replaceText } from "./edit-text.ts";
import { formatJsonText, type JsonMistake } from "./json-text.logic.ts";

/** Formats the text. @returns the mistake because of which it could not, while that is in the text */
export function useFormatting(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onTextChange: (text: string) => void,
) {
  const [refused, setRefused] = useState<{ text: string; mistake: JsonMistake } | null>(null);
  const [formatted, setFormatted] = useState<string | null>(null);
  const format = () => {
    if (area.current === null) return;
    const reading = parseJson(text);
    if (!reading.ok) {
      setRefused({ text, mistake: reading });
      return;
    }
    const replacement = formatJsonText(text);
    const button = document.activeElement;
    if (replacement !== text) {
      replaceText(area.current, { from: 0, to: text.length, replacement }, onTextChange);
    }
    if (button instanceof HTMLElement) button.focus();
    setFormatted(replacement);
  };
  return {
    refused: refused?.text === text ? refused.mistake : null,
    isFormatted: formatted === text,
    format,
  };
}
