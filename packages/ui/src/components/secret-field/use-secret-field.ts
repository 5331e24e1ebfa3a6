import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** State of a secret: none stored, the stored one kept, or a new one in its place. */
export type SecretState = "new" | "unchanged" | "replaced";

interface Options {
  stored: boolean;
  replaceBy: "button" | "typing";
  clears: number;
  onStateChange: ((state: SecretState) => void) | undefined;
}

function empty(input: HTMLInputElement | null) {
  if (input !== null) input.value = "";
}

/** State of a secret field. Never the text: only the input has that. */
export function useSecretField({ stored, replaceBy, clears, onStateChange }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const replaceButton = useRef<HTMLButtonElement>(null);
  const hadInput = useRef(false);
  const [replacing, setReplacing] = useState(false);
  const [filled, setFilled] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const [seen, setSeen] = useState(clears);

  const forget = () => {
    setReplacing(false);
    setFilled(false);
    setRevealed(false);
  };
  if (seen !== clears) {
    setSeen(clears);
    forget();
  }

  const stateOf = (otherInPlace: boolean): SecretState =>
    stored ? (otherInPlace ? "replaced" : "unchanged") : "new";
  const byButton = stored && replaceBy === "button";
  const state = stateOf(byButton ? replacing : filled);
  const asked = !byButton || replacing;

  useLayoutEffect(() => {
    if (clears > 0) empty(input.current);
  }, [clears]);
  useLayoutEffect(() => {
    // If a save unmounts the focused input, the keyboard would restart at the top of the page.
    if (hadInput.current && !asked && document.activeElement === document.body) {
      replaceButton.current?.focus();
    }
    hadInput.current = asked;
  }, [asked]);
  // A retained reference to the element must not retain the secret.
  useEffect(() => {
    const element = asked ? input.current : null;
    return () => empty(element);
  }, [asked]);

  useEffect(() => {
    const around = input.current?.form ?? input.current?.parentElement;
    if (!revealed || around == null) return undefined;
    const hide = () => setRevealed(false);
    const leave = (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node && around.contains(next))) hide();
    };
    around.addEventListener("focusout", leave);
    around.addEventListener("submit", hide);
    return () => {
      around.removeEventListener("focusout", leave);
      around.removeEventListener("submit", hide);
    };
  }, [revealed]);

  const tell = (next: SecretState) => {
    if (next !== state) onStateChange?.(next);
  };
  return {
    input,
    replaceButton,
    state,
    asked,
    filled,
    revealed,
    replace: () => {
      flushSync(() => setReplacing(true));
      input.current?.focus();
      tell("replaced");
    },
    keep: () => {
      empty(input.current);
      flushSync(forget);
      (replaceButton.current ?? input.current)?.focus();
      tell("unchanged");
    },
    type: (text: string) => {
      setFilled(text !== "");
      if (text === "") setRevealed(false);
      if (!byButton) tell(stateOf(text !== ""));
    },
    toggle: () => {
      setRevealed(!revealed);
      // Without focus in the form, nothing would ever blur, and the text would stay readable.
      const around = input.current?.form ?? input.current?.parentElement;
      if (!around?.contains(document.activeElement)) input.current?.focus();
    },
  };
}
