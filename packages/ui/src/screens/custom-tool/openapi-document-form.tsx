import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { FieldContext } from "../../components/field/field-context.ts";
import { FileDrop } from "../../components/file-drop/index.ts";
import { JsonEditor } from "../../components/json-editor/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Form, FormField, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState } from "./custom-tool.types.ts";
import { ToolFoot } from "./form-parts.tsx";

type DocumentFormProps = {
  state: CustomToolState;
  cancelHref: string;
  onRead: (text: string) => void;
};

const MEGABYTE = 1_048_576;
const MAX_BYTES = 16 * MEGABYTE;
/** A longer text would freeze the editor. */
const MAX_EDITED_LENGTH = MEGABYTE;
const accepted = [".json", ".yaml", ".yml"];

const isSmall = (text: string) => new Blob([text]).size <= MAX_BYTES;

const shape = {
  document: z.string().check(
    z.refine((text) => text.trim() !== "", texts.documentMissing),
    z.refine(isSmall, texts.documentTooLarge),
  ),
};
const initial = { document: "" };

/** The text of a document, pasted or from a file. */
export function DocumentForm({ state, cancelHref, onRead }: DocumentFormProps) {
  const form = useForm({
    shape,
    initial,
    focus: "answer",
    save: saveOf(state),
    onSubmit: ({ document }) => onRead(document),
  });
  const locked = state.kind === "reading";
  return (
    <Form aria-label={texts.fromOpenapi} form={form}>
      <div className="rounded-8 border border-line bg-surface">
        <div className="p-4 sm:p-5">
          <FormField
            disabled={locked}
            hint={texts.documentHint}
            label={texts.document}
            name="document"
            required
          >
            {({ value, onChange }) => (
              <DocumentText disabled={locked} onChange={onChange} value={value} />
            )}
          </FormField>
        </div>
        <ToolFoot cancelHref={cancelHref} status={undefined}>
          {texts.readDocument}
        </ToolFoot>
      </div>
    </Form>
  );
}

type DocumentTextProps = { value: string; onChange: (text: string) => void; disabled: boolean };

function DocumentText({ value, onChange, disabled }: DocumentTextProps) {
  const [problem, setProblem] = useState<string>();
  const take = async (file: File) => {
    if (file.size > MAX_BYTES) {
      setProblem(texts.documentTooLarge);
      return;
    }
    setProblem(undefined);
    onChange(await file.text());
  };
  return (
    <div className="grid min-w-0 gap-2">
      {value.length <= MAX_EDITED_LENGTH ? (
        <JsonEditor formattable={false} onTextChange={onChange} text={value} />
      ) : (
        <LargeDocument disabled={disabled} onRemove={() => onChange("")} text={value} />
      )}
      {/* Another control for the same field, with a name of its own. */}
      <FieldContext value={null}>
        <FileDrop
          accept={accepted}
          disabled={disabled}
          dropLabel={texts.dropDocument}
          label={texts.chooseDocument}
          onFile={(file) => void take(file)}
          onReject={() => setProblem(texts.wrongDocument)}
        />
      </FieldContext>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}

type LargeDocumentProps = { text: string; onRemove: () => void; disabled: boolean };

/** In place of a text that nobody reads through here. */
function LargeDocument({ text, onRemove, disabled }: LargeDocumentProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-6 border border-line bg-sunken px-3 py-2 text-13">
      <span role="status">{texts.largeDocument((text.length / MEGABYTE).toFixed(1))}</span>
      <Button
        className="ms-auto"
        disabled={disabled}
        onClick={onRemove}
        size="sm"
        variant="outline"
      >
        {texts.removeDocument}
      </Button>
    </div>
  );
}

function saveOf(state: CustomToolState): SaveState {
  if (state.kind === "reading") return { kind: "saving" };
  return state.kind === "not-read"
    ? { kind: "failed", failure: { message: state.message } }
    : { kind: "idle" };
}
