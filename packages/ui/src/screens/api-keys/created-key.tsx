import { Check, Copy, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useCopy } from "../../components/copy-button/use-copy.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Notice } from "../../components/notice/index.ts";
import { apiKeysTexts } from "./api-keys.texts.ts";
import type { ApiKeysReady } from "./api-keys.types.ts";

const texts = apiKeysTexts.created;

interface CreatedKeyProps {
  created: NonNullable<ApiKeysReady["created"]>;
  onHide: () => void;
}

/** The text of a key that was just created. It is shown this once. */
export function CreatedKey({ created, onHide }: CreatedKeyProps) {
  const code = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(created.text);
  const onCopy = async () => {
    // Where the clipboard is missing, the person copies what is selected.
    if (code.current) window.getSelection()?.selectAllChildren(code.current);
    await copy();
  };
  return (
    <Notice
      action={<IconButton icon={X} label={texts.hide} onClick={onHide} size="sm" variant="ghost" />}
      className="mb-6"
      title={texts.title}
      tone="success"
    >
      <p className="text-13">{sentenceWith(texts.once, [<bdi key="name">{created.name}</bdi>])}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2 rounded-6 border bg-surface py-1.5 ps-3 pe-1.5">
        <code
          aria-label={texts.label}
          className="min-w-0 flex-1 basis-60 font-mono text-13 text-default wrap-anywhere"
          dir="ltr"
          ref={code}
        >
          {created.text}
        </code>
        <Button
          iconStart={state === "copied" ? Check : Copy}
          onClick={() => void onCopy()}
          size="sm"
          variant="primary"
        >
          {state === "copied" ? texts.copied : texts.copy}
        </Button>
      </div>
      <p className={state === "failed" ? "mt-2 text-13" : "sr-only"} role="status">
        {state === "failed" ? texts.selected : state === "copied" ? texts.copied : ""}
      </p>
    </Notice>
  );
}
