import { Check, EyeOff, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon/index.ts";
import { PictureTool } from "./landing-picture-parts.tsx";

/** Exactly three cards: ask, trust, hand over. */
export function LandingFeatures() {
  return (
    <section aria-label="What it does" className="mt-16 grid gap-4 lg:grid-cols-3">
      <Feature
        title="Chat with your apps"
        text="One question searches your trackers, books and spreadsheets, and shows every step."
        picture={
          <>
            <span className="justify-self-end rounded-12 bg-fill px-3 py-2 text-12">
              What is blocking the Brightwater order?
            </span>
            <PictureTool name="search_issues" outcome="2 found" />
            <PictureTool name="query_data" outcome="5 rows" />
          </>
        }
      />
      <Feature
        title="Enterprise-grade security"
        text="Encrypted credentials and zero human access. Secrets are write-only: stored once, never shown again."
        picture={
          <>
            <span className="grid gap-2 rounded-8 border border-line bg-surface p-3 text-12">
              <span className="flex items-center gap-2">
                <Icon icon={Lock} className="text-subtle" />
                <span className="font-medium">API token</span>
                <span className="ms-auto text-subtle">AES-256-GCM</span>
              </span>
              <span className="truncate font-mono text-subtle">
                9f2c 41b0 e7aa 5d13 c86e 0f94 2b77 a1d9 63c5
              </span>
            </span>
            <span className="flex items-center gap-2 rounded-8 border border-line bg-surface p-3 text-12">
              <Icon icon={EyeOff} className="text-subtle" />
              <span className="font-medium">Read by people</span>
              <span className="nums ms-auto text-subtle">0 times</span>
            </span>
          </>
        }
      />
      <Feature
        title="Automate repetitive tasks"
        text="Email, tickets and data conditions arrive in one inbox. Playbooks handle the steps that repeat."
        picture={[
          "Green coffee below 14 days",
          "Late delivery, third time",
          "Wrong lot code on labels",
          "Call the co-op",
        ].map((task, index) => (
          <span key={task} className="flex h-6 items-center gap-2 text-12">
            <span
              className={
                index < 2
                  ? "grid size-4 place-items-center rounded-4 bg-accent text-on-accent"
                  : "size-4 rounded-4 border border-line-strong bg-surface"
              }
            >
              {index < 2 && <Icon icon={Check} size="xs" />}
            </span>
            <span className={index < 2 ? "truncate text-subtle" : "truncate font-medium"}>
              {task}
            </span>
            <span className="nums ms-auto text-subtle">{["38m", "1h", "2h", "1d"][index]}</span>
          </span>
        ))}
      />
    </section>
  );
}

function Feature({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-8 border border-line">
      <div
        aria-hidden="true"
        className="grid h-40 select-none content-start gap-2 overflow-hidden border-line border-b bg-sunken px-5 pt-5"
      >
        {picture}
      </div>
      <div className="p-5">
        <h2 className="font-semibold text-16">{title}</h2>
        <p className="mt-1 text-14 text-muted">{text}</p>
      </div>
    </article>
  );
}
