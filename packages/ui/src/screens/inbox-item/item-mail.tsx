import { ExternalLink, Lock, Paperclip, Sparkles, TextQuote } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../components/avatar/index.ts";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import { SandboxedHtml } from "../../patterns/sandboxed-html/index.ts";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import type { InboxItemActions, ItemMail as Mail } from "./inbox-item.types.ts";
import { Recipients } from "./recipients.tsx";
import { senderOf } from "./sender.logic.ts";

/** A message: who, to whom, when, its summary, its attachments and its text. */
export function ItemMail({
  mail,
  onSummarize,
}: { mail: Mail } & Pick<InboxItemActions, "onSummarize">) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <MailHead mail={mail} />
      {mail.summary && <Summary mail={mail} text={mail.summary} onSummarize={onSummarize} />}
      <Attachments mail={mail} />
      <MailBody mail={mail} />
    </div>
  );
}

function MailHead({ mail }: { mail: Mail }) {
  const sender = mail.from === null ? null : senderOf(mail.from);
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
      {sender && <Avatar name={sender.name ?? sender.address} size="lg" />}
      <dl className="grid min-w-0 flex-1 basis-64 grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-13">
        {sender && (
          <Line name={texts.from}>
            {sender.name && <bdi className="me-1.5 font-medium">{sender.name}</bdi>}
            <bdi className={sender.name ? "text-muted" : undefined}>{sender.address}</bdi>
          </Line>
        )}
        {mail.to && (
          <Line name={texts.to}>
            <Recipients key={mail.to} to={mail.to} />
          </Line>
        )}
        {mail.date && (
          <Line name={texts.date}>
            <DateTime value={mail.date} />
          </Line>
        )}
        {mail.subject && (
          <Line name={texts.subject}>
            <bdi>{mail.subject}</bdi>
          </Line>
        )}
      </dl>
      {mail.threadHref && (
        <Link
          href={mail.threadHref}
          newTab
          className="inline-flex min-h-6 items-center gap-1.5 font-medium text-13 pointer-coarse:min-h-11"
        >
          {texts.openThread}
          <Icon icon={ExternalLink} size="sm" />
        </Link>
      )}
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Summary({
  mail: { extract, summaryModel, summarizing },
  text,
  onSummarize,
}: { mail: Mail; text: string } & Pick<InboxItemActions, "onSummarize">) {
  const name = extract ? texts.extract : texts.summary;
  const made = summaryModel ? texts.summaryBy(summaryModel) : texts.summaryNote;
  return (
    <section aria-label={name} className="rounded-8 bg-fill p-4">
      <h2 className="flex flex-wrap items-center gap-x-2 text-13">
        <Icon icon={extract ? TextQuote : Sparkles} className="text-accent" />
        <span className="me-auto font-semibold">{name}</span>
        <span className="font-normal text-12 text-muted">{extract ? texts.extractNote : made}</span>
      </h2>
      <p dir="auto" className="mt-2 whitespace-pre-wrap text-14 wrap-anywhere">
        {text}
      </p>
      {/* There before anything is said in it. */}
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted not-empty:mt-2"
      >
        {summarizing?.kind === "asking" && (
          <span className="inline-flex items-center gap-2">
            <Spinner size="sm" />
            {texts.summarizing(summarizing.model)}
          </span>
        )}
        {summarizing?.kind === "failed" && (
          <>
            <span className="wrap-anywhere">
              {texts.notSummarized} {summarizing.problem}
            </span>
            {onSummarize && (
              <Button size="sm" variant="outline" onClick={() => onSummarize()}>
                {texts.summarizeAgain}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Attachments({ mail: { attachments } }: { mail: Mail }) {
  const { locale } = useLocale();
  if (attachments.length === 0) return null;
  return (
    <section aria-label={texts.attachments}>
      <h2 className="mb-1.5 font-medium text-12 text-muted">{texts.attachments}</h2>
      <ul className="flex flex-wrap gap-2">
        {attachments.map(({ name, bytes }, index) => (
          <li
            key={index}
            className="flex max-w-full items-center gap-2 rounded-6 border border-line px-2.5 py-1.5 text-13"
          >
            <Icon icon={Paperclip} size="sm" className="text-muted" />
            <bdi className="min-w-0 truncate">{name}</bdi>
            {bytes != null && (
              <span className="nums shrink-0 text-12 text-subtle">
                {formatBytes(bytes, locale)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MailBody({ mail: { html, text } }: { mail: Mail }) {
  return (
    <section aria-label={texts.original} className="min-w-0 rounded-8 border border-line">
      <h2 className="flex flex-wrap items-center gap-x-2 rounded-t-8 border-line border-b bg-fill px-4 py-2.5 text-13">
        <Icon icon={Lock} size="sm" className="text-muted" />
        <span className="font-medium">{texts.original}</span>
        {html && <span className="font-normal text-muted">{texts.originalNote}</span>}
      </h2>
      <div className="min-w-0 p-4 sm:p-5">
        {html ? (
          <SandboxedHtml html={html} label={texts.original} empty={texts.noBody} foldAbove={1200} />
        ) : text ? (
          // The direction of the box: a text that is read from the right begins at the right of the page.
          <div dir="auto">
            <p className="max-w-measure whitespace-pre-wrap text-14 wrap-anywhere">{text}</p>
          </div>
        ) : (
          <p className="text-13 text-subtle">{texts.noBody}</p>
        )}
      </div>
    </section>
  );
}
