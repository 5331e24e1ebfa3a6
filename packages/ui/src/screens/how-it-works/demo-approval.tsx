import { AppLogo } from "../../components/app-logo/index.ts";
import { EffectBadge } from "../../patterns/approval-dialog/effect-badge.tsx";
import { demoCall } from "./demo.script.ts";
import { howItWorksTexts as texts } from "./how-it-works.texts.ts";

/** What the approval asks, over the chat: the demo answers it, so there is nothing to press. */
export function DemoApproval() {
  const { arguments: values, connection } = demoCall;
  return (
    <section
      aria-label={texts.approval}
      className="floating absolute inset-x-3 bottom-3 grid gap-3 rounded-12 p-4 shadow-3 sm:start-auto sm:w-90"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold text-14">{texts.approval}</h3>
        <EffectBadge effect={demoCall.effect} />
      </div>
      <div className="flex min-w-0 items-center gap-3">
        <AppLogo name={connection.plugin} size="lg" />
        <p className="min-w-0 text-13">
          <code className="block font-mono font-medium">{demoCall.name}</code>
          <span className="block truncate text-12 text-subtle">{connection.name}</span>
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-6 bg-sunken p-3 text-13">
        {Object.entries(values).map(([name, value]) => (
          <div className="contents" key={name}>
            <dt className="font-mono text-12 text-subtle">{name}</dt>
            <dd className="min-w-0 truncate">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-muted">{texts.approvalNote}</p>
      <div aria-hidden className="flex justify-end gap-2 font-medium text-13">
        <span className="flex h-7 items-center rounded-6 bg-fill px-2">{texts.deny}</span>
        <span className="flex h-7 items-center rounded-6 bg-accent px-2 text-on-accent">
          {texts.approve}
        </span>
      </div>
    </section>
  );
}
