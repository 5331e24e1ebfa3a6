/** How a message reaches a user. */
export type Channel = "mail" | "sms";

/** A mail as it is written, the same in HTML and in plain text. */
export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a click or a mail program ends mails of this kind, without a login. */
  readonly unsubscribeUrl?: string;
};

/** A text message as it is written. */
export type SmsContent = { readonly text: string };

type Content =
  | { readonly channel: "mail"; readonly content: MailContent }
  | { readonly channel: "sms"; readonly content: SmsContent };

/** A message on its way. Its id stays the same however often it is sent. */
export type Outgoing = Content & {
  readonly id: string;
  /** One address, or one phone number. */
  readonly recipient: string;
  /** The user it is about; null if unknown. */
  readonly userId: string | null;
};

/** A message as it is put into the outbox. */
export type NewMessage = Outgoing & {
  /** The name of its template. */
  readonly template: string;
  /** When it becomes useless; null for never. */
  readonly expiresAt: Date | null;
};

/** An undeliverable message, for administrators. It names no content. */
export type DeadMessage = Pick<NewMessage, "id" | "channel" | "recipient" | "template"> & {
  readonly error: string;
  readonly createdAt: Date;
  readonly diedAt: Date;
};

/** A delivery to the local outbox. A message that was sent twice is in it twice. */
export type LocalDelivery = Outgoing & {
  readonly deliveryId: string;
  readonly deliveredAt: Date;
};

/** Sends messages of one channel through a delivery service. */
export type Sender<C extends Channel> = {
  /** @throws DeliveryFailed */
  send(message: Extract<Outgoing, { channel: C }>, signal: AbortSignal): Promise<void>;
};

/** How this server sends. Undefined is a channel that its operator has not set up. */
export type Senders = { readonly mail: Sender<"mail">; readonly sms: Sender<"sms"> | undefined };

/** A message was not taken. */
export class DeliveryFailed extends Error {
  override readonly name = "DeliveryFailed";
  /** Whether sending it again is of no use. */
  readonly isFinal: boolean;
  /** The service's error. It may quote the recipient, so it is shown to administrators and not logged. */
  readonly words: string;

  /** @param sentence for the log: it names neither recipient nor content */
  constructor(
    sentence: string,
    { isFinal, words = "", cause }: { isFinal: boolean; words?: string; cause?: unknown },
  ) {
    super(sentence, { cause });
    this.isFinal = isFinal;
    this.words = words;
  }
}
