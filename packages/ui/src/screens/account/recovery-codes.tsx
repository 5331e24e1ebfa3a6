import { Check, Copy, Download } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { useCopy } from "../../components/copy-button/use-copy.ts";
import { DialogBody, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { saveText } from "../../internal/save-text.ts";
import { accountTexts } from "./account.texts.ts";

const texts = accountTexts.twoStep.codes;

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, to be saved now: they are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const lines = `${codes.join("\n")}\n`;
  const { state, copy } = useCopy(lines);
  const isCopied = state === "copied";
  return (
    <>
      <DialogBody>
        <div className="grid gap-4">
          <p className="text-muted">{texts.message}</p>
          <ul
            aria-label={texts.list}
            className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-8 bg-sunken px-4 py-3 font-mono text-13 sm:grid-cols-2"
          >
            {codes.map((code) => (
              <li dir="ltr" key={code}>
                {code}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button iconStart={isCopied ? Check : Copy} onClick={() => void copy()}>
              {isCopied ? texts.copied : texts.copy}
            </Button>
            <Button
              iconStart={Download}
              onClick={() => saveText(texts.file, lines, "text/plain;charset=utf-8")}
            >
              {texts.download}
            </Button>
          </div>
          <p className="sr-only" role="status">
            {isCopied ? texts.copied : ""}
          </p>
          {state === "failed" && <Notice tone="danger">{texts.copyFailed}</Notice>}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDone} variant="primary">
          {texts.done}
        </Button>
      </DialogFoot>
    </>
  );
}
