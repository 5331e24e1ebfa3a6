import previews from "./messages.gen.json" with { type: "json" };

/** Names of the mails that the server sends. */
export type MailName = keyof typeof previews.mails;
/** Names of its text messages. */
export type TextName = keyof typeof previews.texts;

/** A mail as a mail program shows it: its subject above a frame in which nothing runs and nothing is loaded. */
export function MailPreview({ name }: { name: MailName }) {
  const { subject, html } = previews.mails[name];
  return (
    <main className="grid gap-3 p-4 sm:p-6">
      <h1 className="font-semibold text-16 wrap-anywhere">{subject}</h1>
      <iframe
        className="block w-full rounded-8 border"
        sandbox=""
        srcDoc={html}
        // As most people read it: light, whatever the theme around it.
        style={{ blockSize: 640, colorScheme: "light" }}
        title={subject}
      />
    </main>
  );
}

/** A text message as a phone shows it. */
export function TextPreview({ name }: { name: TextName }) {
  return (
    <main className="p-4 sm:p-6">
      <p className="w-fit max-w-80 rounded-12 bg-fill px-4 py-3 text-14 wrap-anywhere">
        {previews.texts[name]}
      </p>
    </main>
  );
}
