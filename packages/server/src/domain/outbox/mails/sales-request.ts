import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Forwards a company's sales request to the operator. */
export const salesRequest = (request: {
  readonly companyName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly projectDetails: string;
}) =>
  writeMail({
    subject: `${request.companyName} requested an offer`,
    heading: `${request.companyName} requested an offer`,
    paragraphs: [`${request.contactName} (${request.contactEmail}) wrote:`, request.projectDetails],
    reason: `Sent from the enterprise contact form of ${BRAND.name}.`,
  });
