import { createOpenapiConnection, readOpenapi } from "@switchboard/api-client/calls";
import {
  type CustomToolState,
  type NewService,
  type OpenapiDocument,
  customToolTexts as texts,
} from "@switchboard/ui/screens/custom-tool";
import { useState } from "react";
import { useServices } from "../services-context.tsx";
import { toSettingMap } from "./connection-add-view.ts";
import { detailOf } from "./errors.ts";
import { toOpenapiDocument } from "./openapi-view.ts";

/** The way to a tool by an OpenAPI document. @param setState tells how it stands */
export function useOpenapi(setState: (state: CustomToolState) => void) {
  const { account, api } = useServices();
  const [read, setRead] = useState<{ text: string; document: OpenapiDocument } | null>(null);

  async function onRead(text: string) {
    setState({ kind: "reading" });
    try {
      const document = toOpenapiDocument(await api.call(readOpenapi, { body: { document: text } }));
      setRead({ text, document });
      setState({ kind: "ready" });
    } catch (error) {
      setState({ kind: "not-read", message: detailOf(error, texts.readFailed) });
    }
  }

  async function onConnect({ configuration, operations, ...service }: NewService) {
    setState({ kind: "connecting" });
    try {
      await api.call(createOpenapiConnection, {
        body: {
          ...service,
          document: read?.text ?? "",
          configuration: toSettingMap(configuration),
          operations: [...operations],
        },
      });
      await account.refresh();
      setState({ kind: "connected" });
    } catch (error) {
      setState({ kind: "not-connected", message: detailOf(error, texts.connectFailed) });
    }
  }

  return { document: read?.document ?? null, onRead, onConnect };
}
