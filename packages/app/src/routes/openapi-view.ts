import type { OpenapiDocument as WireDocument } from "@switchboard/api-client";
import type { OpenapiDocument } from "@switchboard/ui/screens/custom-tool";

/** What a document says of a service, as the screen shows it. */
export const toOpenapiDocument = ({
  title,
  version,
  servers,
  securities,
  operations,
  notices,
}: WireDocument): OpenapiDocument => ({
  ...{ title, version, notices },
  servers: servers.map(({ url }) => url),
  securities: securities.map(({ id, title: named, problem, connection_settings_schema }) => ({
    ...{ id, title: named, problem },
    settings: connection_settings_schema,
  })),
  operations: operations.map(({ id, summary, group, effect, checks, problem }) => ({
    ...{ id, summary, group, effect, checks, problem },
  })),
});
