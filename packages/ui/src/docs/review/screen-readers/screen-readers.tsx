import { Volume2 } from "lucide-react";
import { Icon } from "../../../components/icon/icon.tsx";
import { Kbd } from "../../../components/kbd/kbd.tsx";
import { Link } from "../../../components/link/link.tsx";
import { StatusDot } from "../../../components/status-dot/status-dot.tsx";
import { storyAddress } from "../story-address.ts";
import {
  type Heard,
  type ReaderScript,
  type ReaderStep,
  type Setup,
  setups,
  type Tried,
} from "./reader-scripts.types.ts";

const columns =
  "px-4 grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 @sm:grid-cols-[1.25rem_minmax(0,4fr)_minmax(0,5fr)] @sm:gap-x-6";

/** Props of {@link ScreenReaders}. */
export interface ScreenReadersProps {
  scripts: readonly ReaderScript[];
}

/** Scripts for testing the library with a screen reader, and their results. */
export function ScreenReaders({ scripts }: ScreenReadersProps) {
  const walks = scripts.flatMap(({ tried = [] }) => tried);
  return (
    <div className="@container grid grid-cols-1 gap-8 text-14 text-default">
      <p className="nums text-muted">
        {walks.length} of {scripts.length * setups.length} walks were made with a reader
      </p>
      {scripts.map((script) => (
        <Script key={script.title} script={script} />
      ))}
    </div>
  );
}

function Script({ script }: { script: ReaderScript }) {
  const { title, story, steps, tried = [] } = script;
  return (
    <section className="min-w-0 overflow-hidden rounded-8 border bg-surface">
      <header className="grid gap-2 border-b bg-sunken px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="font-semibold text-16">{title}</h2>
          <Link href={storyAddress(story)} target="_top" className="text-13">
            Open the story
          </Link>
        </div>
        <ul className="grid gap-x-6 gap-y-1 text-13 @sm:grid-cols-3">
          {setups.map((setup) => (
            <SetupState
              key={setup}
              setup={setup}
              walks={tried.filter(({ reader }) => reader === setup)}
            />
          ))}
        </ul>
      </header>
      <p aria-hidden className={`hidden border-b py-1.5 text-12 text-muted @sm:grid ${columns}`}>
        <span className="col-start-2">To do</span>
        <span>Must be heard</span>
      </p>
      <ol className="*:not-first:border-t">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function SetupState({ setup, walks }: { setup: Setup; walks: readonly Tried[] }) {
  return (
    <li className="grid content-start gap-0.5">
      <span>{setup}</span>
      {walks.length === 0 && (
        <span className="inline-flex items-center gap-2 text-12 text-muted">
          <StatusDot tone="hollow" />
          Not tried yet
        </span>
      )}
      {walks.map(({ version, on, seen }) => (
        <span key={`${on} ${version}`} className="inline-flex items-baseline gap-2 text-12">
          <StatusDot tone="success" className="-translate-y-0.5" />
          <span className="min-w-0 wrap-anywhere">
            <span className="nums text-muted">
              {on}, {version}:{" "}
            </span>
            {seen}
          </span>
        </span>
      ))}
    </li>
  );
}

function Step({ step, number }: { step: ReaderStep; number: number }) {
  const { task, story, voiceOver, nvda, hear, also } = step;
  return (
    <li className={`grid gap-y-4 py-3.5 text-13 ${columns}`}>
      <span aria-hidden className="nums text-end text-muted">
        {number}
      </span>
      <div className="grid content-start gap-2">
        <p className="wrap-anywhere">{task}</p>
        {story && (
          <Link href={storyAddress(story)} target="_top" className="justify-self-start">
            Open this story
          </Link>
        )}
        <dl className="grid gap-1.5">
          <Keys reader="VoiceOver" keys={voiceOver} />
          <Keys reader="NVDA" keys={nvda} />
        </dl>
      </div>
      <div className="col-start-2 grid content-start gap-2 @sm:col-start-3">
        <h3 className="text-12 text-muted @sm:sr-only">Must be heard</h3>
        {hear.length === 0 && <p>Nothing.</p>}
        {hear.length > 0 && (
          <ul className="grid gap-1.5">
            {hear.map((heard, index) => (
              <HeardLine key={`${index}:${heard.words}`} heard={heard} />
            ))}
          </ul>
        )}
        {also && <p className="text-muted wrap-anywhere">{also}</p>}
      </div>
    </li>
  );
}

function Keys({ reader, keys }: { reader: string; keys: readonly string[] }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline">
      <dt className="text-12 text-muted">{reader}</dt>
      <dd className="flex flex-wrap gap-1">
        {keys.map((key, index) => (
          <Kbd key={`${index}:${key}`}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}

function HeardLine({ heard: { words, state, byItself = false } }: { heard: Heard }) {
  return (
    <li className="min-w-0 wrap-anywhere">
      <span className="font-medium">“{words}”</span>
      {state && <span className="text-muted"> {state}</span>}
      {byItself && (
        <span className="ms-2 inline-flex items-center gap-1 align-bottom text-12 text-muted">
          <Icon icon={Volume2} size="sm" />
          by itself
        </span>
      )}
    </li>
  );
}
