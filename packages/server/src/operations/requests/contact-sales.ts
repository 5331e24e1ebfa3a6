import { askForOffer } from "../../domain/requests/ask-for-offer.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Stores a company's request for an offer. */
export const contactSales = operation("contactSales", async ({ deps, body, clientAddress }) => {
  const { id, kind } = await askForOffer(
    deps,
    {
      companyName: body.company_name,
      contactName: body.contact_name,
      contactEmail: body.contact_email,
      projectDetails: body.project_details,
    },
    clientAddress,
  );
  deps.log.info({ id, kind }, "an offer was requested");
  return noContent();
});
