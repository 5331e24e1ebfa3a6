import { addRequest } from "../../domain/requests/requests.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Stores a request for a new tool of a plugin. */
export const requestMethod = operation("requestMethod", async ({ deps, body, clientAddress }) => {
  const { id, kind } = await addRequest(
    deps,
    {
      kind: "method",
      subject: body.method_description,
      pluginName: body.plugin_name,
      contactName: body.contact_name,
      contactEmail: body.contact_email,
    },
    clientAddress,
  );
  deps.log.info({ id, kind }, "a new method was requested");
  return noContent();
});
