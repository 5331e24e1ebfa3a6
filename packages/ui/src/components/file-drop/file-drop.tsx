import { Upload } from "lucide-react";
import { type ComponentProps, type DragEvent, useId, useRef, useState } from "react";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { takeOne } from "./file-drop.logic.ts";
import { fileDropVariants } from "./file-drop.variants.ts";

/** Props of {@link FileDrop}. */
export interface FileDropProps extends Omit<ComponentProps<"button">, "children"> {
  /** What can be dropped here: `CSV or Excel file`. */
  label: string;
  /** Shown while a file is dragged over it. */
  dropLabel: string;
  /** Extensions and media types. An empty list accepts everything. */
  accept: readonly string[];
  /** Called with the chosen or dropped file. */
  onFile: (file: File) => void;
  /** Called with a dropped file of another type. */
  onReject?: (file: File) => void;
  /** Called before `onFile` if several files were dropped: the accepted one, and how many were left out. */
  onLeaveOut?: (left: { file: File; count: number }) => void;
  /** A file is being uploaded: no other can be dropped. @default false */
  loading?: boolean;
  /** Name of the file input, for tests and forms. */
  inputName?: string;
}

/**
 * A button that opens the file chooser, and a drop target. Takes one file at a time. A surrounding `Field` adds name
 * and description.
 */
export function FileDrop({
  label,
  dropLabel,
  accept,
  onFile,
  onReject,
  onLeaveOut,
  loading = false,
  inputName,
  disabled: ownDisabled,
  className,
  ...rest
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const wordsId = useId();
  const field = useField();
  const { required: _saidByTheField, ...control } = useControlProps({
    ...rest,
    disabled: ownDisabled,
  });
  const { disabled } = control;
  const idle = !disabled && !loading;
  const take = (files: Iterable<File>) => {
    const taken = takeOne(files, accept);
    if (taken === null) return;
    const { file, fits, leftOut } = taken;
    if (fits && leftOut > 0) onLeaveOut?.({ file, count: leftOut });
    if (fits) onFile(file);
    else onReject?.(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (idle) take(event.dataTransfer.files);
  };
  const state = loading ? "loading" : over && idle ? "over" : "idle";
  return (
    <>
      <button
        type="button"
        data-slot="file-drop"
        data-state={state}
        aria-labelledby={field ? `${field.labelId} ${wordsId}` : undefined}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        className={fileDropVariants({ state, className })}
        onClick={() => {
          if (idle) input.current?.click();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        {...rest}
        {...control}
      >
        {loading ? <Spinner immediate label={null} /> : <Icon icon={Upload} />}
        <span id={wordsId} className="min-w-0 wrap-anywhere">
          {state === "over" ? dropLabel : label}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        name={inputName}
        accept={accept.join(",")}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again after a failure.
          event.target.value = "";
          take(files);
        }}
      />
    </>
  );
}
