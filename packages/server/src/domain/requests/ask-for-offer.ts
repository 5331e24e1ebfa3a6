import { AppError } from "../errors.ts";
import { sendMail } from "../outbox/send.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { addRequest, type RequestDeps } from "./requests.ts";
import type { StoredRequest } from "./ports.ts";

type OfferRequest = {
  readonly companyName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly projectDetails: string;
};

/**
 * Stores a company's sales request, and mails it to the operator.
 * @throws AppError as `addRequest`
 */
export function askForOffer(
  deps: Omit<RequestDeps, "store"> & {
    readonly store: UnitOfWork;
    /** Undefined if no mail is sent. */
    readonly supportEmail: string | undefined;
  },
  { projectDetails, ...who }: OfferRequest,
  clientAddress: string,
): Promise<StoredRequest> {
  return deps.store.transaction(async (tx) => {
    const request = { kind: "sales", subject: projectDetails, ...who } as const;
    const kept = await addRequest({ ...deps, store: tx }, request, clientAddress);
    const { supportEmail } = deps;
    if (supportEmail !== undefined) {
      const mail = { to: supportEmail, template: "sales-request" } as const;
      await sendMail(tx, { ...mail, data: { projectDetails, ...who } }).catch(unlessTooMany);
    }
    return kept;
  });
}

/** A mailbox that gets many mails within an hour is no reason to refuse a company: its request is stored, and can be listed. */
function unlessTooMany(error: unknown): void {
  if (error instanceof AppError && error.code === "too_many") return;
  throw error;
}
