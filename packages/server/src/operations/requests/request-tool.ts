import { addRequest } from "../../domain/requests/requests.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Stores a request for a new integration. */
export const requestTool = operation("requestTool", async ({ deps, body, clientAddress }) => {
  const { id, kind } = await addRequest(
    deps,
    {
      kind: "tool",
      subject: body.tool_name,
      contactName: body.contact_name,
      contactEmail: body.contact_email,
    },
    clientAddress,
  );
  deps.log.info({ id, kind }, "a new integration was requested");
  return noContent();
});
