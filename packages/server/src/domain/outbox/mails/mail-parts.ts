/** A link to a page of the product. */
export type MailLink = { readonly label: string; readonly url: string };

/** One line of a list: title, detail and link. */
export type MailRow = { readonly title: string; readonly detail?: string; readonly url?: string };

/** The content of a mail. The layout is the same for all of them. */
export type MailParts = {
  readonly subject: string;
  /** The large line at the top. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: MailLink;
  readonly sections?: readonly { readonly title: string; readonly rows: readonly MailRow[] }[];
  /** Small print after the action, such as how long it works. */
  readonly notes?: readonly string[];
  /** Why the user gets this mail. */
  readonly reason: string;
  /** Ends mails of this kind, without a login. */
  readonly unsubscribe?: MailLink;
};
