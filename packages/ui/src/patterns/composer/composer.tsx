import { ArrowUp, Hourglass, TextAlignStart, Upload } from "lucide-react";
import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../../components/button/index.ts";
import { takeOne } from "../../components/file-drop/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { composerWords } from "../../components/labels/words/composer-words.ts";
import { canSend, costNotice, type Estimate, lengthNotice } from "./composer.logic.ts";
import { ComposerBar, type ComposerBarState } from "./composer-bar.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Options of the file button beside the prompt. */
export type ComposerUpload = {
  /** File extensions and media types. */
  accept: readonly string[];
  /** A file is being uploaded. */
  busy?: boolean;
  onFile: (file: File) => void;
  /** A file of another type was dropped or chosen. */
  onReject?: (file: File) => void;
  /** Several files were dropped: the accepted one, and how many were left out. */
  onLeaveOut?: (left: { file: File; count: number }) => void;
};

/** Props of {@link Composer}. */
export interface ComposerProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  /** The draft, controlled by the caller. */
  value: string;
  /** Called with the whole draft, at each change. */
  onValueChange: (text: string) => void;
  /** Called with Enter or the button, when there is something to send. */
  onSend: () => void;
  /** A run is in progress: the prompt is locked and Stop replaces Send. */
  busy?: boolean;
  /** Without it there is no Stop. */
  onStop?: () => void;
  /** Stop was pressed and is being sent. */
  stopping?: boolean;
  /**
   * Says that the run continues when the page is left; false while the prompt has not reached the server.
   * @default true
   */
  continuesInBackground?: boolean;
  /**
   * Maximum length of a prompt, in characters.
   * @default 32000
   */
  maxLength?: number;
  /** Without it there is no file button. */
  upload?: ComposerUpload;
  /** What opens when the person pauses, e.g. `Approval waiting`. */
  waiting?: string | null;
  /** The maximum cost of the run, and the balance; null if unknown. @default null */
  estimate?: Estimate | null;
  /** Example of a question. @default the words for asking about apps */
  placeholder?: string;
  /** What can be opened above the message in place of words. Without it there is no button. */
  bar?: ComposerBarState | undefined;
  /** The textarea, to move focus there. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a person writes. Enter sends, Shift+Enter inserts a line break; the box grows with its text, then scrolls. */
export function Composer({
  value,
  onValueChange,
  onSend,
  busy = false,
  onStop,
  stopping = false,
  continuesInBackground = true,
  maxLength = 32_000,
  upload,
  waiting = null,
  estimate = null,
  placeholder,
  bar,
  ref,
  ...rest
}: ComposerProps) {
  const { locale } = useLocale();
  const words = useWords(composerWords);
  const id = useId();
  const drop = useFileDrop(busy ? undefined : upload);
  const keepFocus = useKeptFocus(busy, ref);
  const sendable = canSend(value, maxLength);
  const notice = lengthNotice(value, maxLength, new Intl.NumberFormat(locale), words);
  const cost = busy ? null : costNotice(estimate, locale, words);
  const send = () => {
    if (sendable && !busy) onSend();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "/" && value === "" && bar?.offered && !bar.open) {
      event.preventDefault();
      bar.setOpen(true);
      return;
    }
    // During IME composition Enter chooses a word; older browsers report only key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || composing) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  return (
    <div data-slot="composer" {...rest}>
      {waiting === null ? null : <Waiting text={waiting} />}
      <div
        className={`min-w-0 rounded-12 border transition-colors duration-press has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus has-[textarea:focus-visible]:-outline-offset-1 ${busy ? "bg-canvas" : "border-line-strong bg-surface"} ${drop.over ? "border-accent bg-accent-subtle" : ""}`}
        data-state={drop.over ? "drop" : busy ? "busy" : "idle"}
        {...drop.handlers}
      >
        {bar && <ComposerBar bar={bar} />}
        <div className="flex min-w-0 items-end gap-1 p-1.75">
          {upload ? <UploadButton disabled={busy} upload={upload} /> : null}
          {bar && (bar.offered || busy) && (
            <IconButton
              aria-expanded={bar.open}
              className="aria-expanded:bg-fill aria-expanded:text-default"
              disabled={busy}
              icon={TextAlignStart}
              label={words.askWithBar}
              onClick={() => bar.setOpen(!bar.open)}
              size="md"
            />
          )}
          <textarea
            ref={keepFocus}
            data-slot="composer-input"
            aria-describedby={notice ? `${id}-length` : undefined}
            aria-invalid={notice?.over || undefined}
            aria-label={words.message}
            autoComplete="off"
            className="field-sizing-content min-h-8 max-h-60 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 text-14 pointer-coarse:py-2.5 outline-none disabled:cursor-not-allowed max-sm:text-16"
            dir="auto"
            disabled={busy}
            enterKeyHint="send"
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={press}
            placeholder={drop.over ? words.dropFile : (placeholder ?? words.askAboutApps)}
            // For browsers that do not support `field-sizing: content`.
            rows={Math.min(8, value.split("\n").length)}
            value={value}
          />
          {bar?.offered && !bar.open && value === "" && (
            <span className="flex min-h-8 items-center pe-2 text-12 text-subtle max-sm:hidden pointer-coarse:hidden">
              {words.slashOpensBar}
            </span>
          )}
          <Actions
            busy={busy}
            cost={cost}
            costId={`${id}-cost`}
            continuesInBackground={continuesInBackground}
            onSend={send}
            onStop={onStop}
            sendable={sendable}
            stopping={stopping}
          />
        </div>
      </div>
      {bar?.starters}
      {notice ? (
        <p
          className={`nums pt-1 ps-2 text-12 ${notice.over ? "text-danger" : "text-subtle"}`}
          id={`${id}-length`}
          role="status"
        >
          {notice.text}
        </p>
      ) : null}
      {cost?.beyond ? (
        <p className="nums pt-1 ps-2 text-12 text-danger" id={`${id}-cost`} role="status">
          {cost.text}
        </p>
      ) : null}
    </div>
  );
}

type ActionsProps = {
  busy: boolean;
  cost: { text: string; beyond: boolean } | null;
  costId: string;
  continuesInBackground: boolean;
  onStop: (() => void) | undefined;
  stopping: boolean;
  sendable: boolean;
  onSend: () => void;
};

function Actions({
  busy,
  cost,
  costId,
  continuesInBackground,
  onStop,
  stopping,
  sendable,
  onSend,
}: ActionsProps) {
  const words = useWords(composerWords);
  const stop = busy && onStop !== undefined;
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-2">
      {stop ? (
        <>
          {continuesInBackground && (
            <span className="text-12 text-subtle max-sm:hidden">{words.runGoesOn}</span>
          )}
          <Button iconStart={FilledSquare} loading={stopping} onClick={onStop} size="sm">
            {words.stop}
          </Button>
        </>
      ) : null}
      {cost && !cost.beyond ? (
        <span className="nums text-12 text-subtle max-sm:sr-only" id={costId}>
          {cost.text}
        </span>
      ) : null}
      <IconButton
        aria-describedby={cost ? costId : undefined}
        // Stop is shown in its place; for screen readers it stays, disabled.
        className={stop ? "sr-only" : undefined}
        disabled={busy || !sendable}
        icon={ArrowUp}
        label={words.send}
        onClick={onSend}
        size="md"
        variant="primary"
      />
    </div>
  );
}

function FilledSquare({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden className={className} height="16" viewBox="0 0 16 16" width="16">
      <rect fill="currentColor" height="7.5" rx="1.5" width="7.5" x="4.25" y="4.25" />
    </svg>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 px-2 pb-2 text-13 text-warning" role="alert">
      <Icon icon={Hourglass} />
      {text}
    </p>
  );
}

function UploadButton({ upload, disabled }: { upload: ComposerUpload; disabled: boolean }) {
  const words = useWords(composerWords);
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  return (
    <>
      <IconButton
        disabled={disabled}
        icon={Upload}
        label={words.uploadFile}
        loading={upload.busy ?? false}
        onClick={() => input.current?.click()}
        size="md"
      />
      <input
        ref={input}
        accept={upload.accept.join(",")}
        aria-label={words.fileToUpload}
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again.
          event.target.value = "";
          // A file chooser allows other types when it is set to show all files.
          take(files, upload);
        }}
        tabIndex={-1}
        type="file"
      />
    </>
  );
}

function take(files: Iterable<File>, upload: ComposerUpload) {
  const taken = takeOne(files, upload.accept);
  if (taken === null) return;
  const { file, fits, leftOut } = taken;
  if (fits && leftOut > 0) upload.onLeaveOut?.({ file, count: leftOut });
  if (fits) upload.onFile(file);
  else upload.onReject?.(file);
}

function useFileDrop(upload: ComposerUpload | undefined) {
  const [over, setOver] = useState(false);
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      if (upload) setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(false);
      if (upload && !upload.busy) take(event.dataTransfer.files, upload);
    },
  };
  return { over: over && upload !== undefined, handlers };
}
