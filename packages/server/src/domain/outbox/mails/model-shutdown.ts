import { writeMail } from "./write-mail.ts";

/** Warns an administrator that a provider turns a model off. @param data.url the page of models */
export const modelShutdown = ({
  name,
  sentAs,
  provider,
  day,
  url,
}: {
  readonly name: string;
  readonly sentAs: string;
  readonly provider: string;
  readonly day: string;
  readonly url: string;
}) =>
  writeMail({
    subject: `${provider} shuts ${name} down on ${day}`,
    heading: `${name} is shut down on ${day}`,
    paragraphs: [
      `${provider} turns ${sentAs} off on that day. From then on the fallback or the built-in planner answers in its place.`,
      "Choose the model that takes over: a newer one can answer under the same name, so that chats and playbooks go on.",
    ],
    action: { label: "Choose a Model", url },
    reason: "You get this email once because you are an administrator.",
  });
