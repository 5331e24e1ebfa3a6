import { Check, CircleX, Copy } from "lucide-react";
import { IconButton, type IconButtonProps } from "../icon-button/icon-button.tsx";
import {
  copied as copiedEnglish,
  copy as copyEnglish,
  copyFailed as copyFailedEnglish,
} from "../labels/small-words.ts";
import { useSmallWord } from "../labels/use-words.ts";
import { type CopyFormats, useCopy } from "./use-copy.ts";

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends Omit<IconButtonProps, "label" | "icon"> {
  /** The text to copy; a function if creating it is expensive. */
  text: string | (() => string);
  /** Make what is copied of the text: plain, and HTML for programs that take formatted text. */
  formats?: CopyFormats | undefined;
  /** Name of the action. @default the word for copying */
  label?: string;
}

/** Copies a text, and shows for two seconds whether it succeeded. */
export function CopyButton({ text, formats, label, onClick, ...rest }: CopyButtonProps) {
  const copyWord = useSmallWord("copy", copyEnglish);
  const copiedWord = useSmallWord("copied", copiedEnglish);
  const failedWord = useSmallWord("copyFailed", copyFailedEnglish);
  const { state, copy } = useCopy(text, formats);
  const icons = { idle: Copy, copied: Check, failed: CircleX };
  const words = { idle: "", copied: copiedWord, failed: failedWord };
  return (
    <>
      <IconButton
        data-slot="copy-button"
        data-state={state}
        label={label ?? copyWord}
        icon={icons[state]}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy();
        }}
        {...rest}
      />
      <span role="status" className="sr-only">
        {words[state]}
      </span>
    </>
  );
}
