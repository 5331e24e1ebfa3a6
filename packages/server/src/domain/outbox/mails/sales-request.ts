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
    subject: `${request.companyName} asks for an offer`,
    heading: `${request.companyName} asks for an offer`,
    paragraphs: [`${request.contactName} (${request.contactEmail}) wrote:`, request.projectDetails],
    reason: `This was sent with the form for companies of ${BRAND.name}.`,
  });
