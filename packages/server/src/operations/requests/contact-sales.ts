import { addRequest } from "../../domain/requests/requests.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Keeps a company's wish for an offer. */
export const contactSales = operation("contactSales", async ({ deps, body, clientAddress }) => {
  const { id, kind } = await addRequest(
    deps,
    {
      kind: "sales",
      subject: body.project_details,
      companyName: body.company_name,
      contactName: body.contact_name,
      contactEmail: body.contact_email,
    },
    clientAddress,
  );
  deps.log.info({ id, kind }, "somebody asked for an offer");
  return noContent();
});
