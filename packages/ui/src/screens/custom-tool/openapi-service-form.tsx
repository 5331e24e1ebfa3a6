import { useId, useState } from "react";
import { Field } from "../../components/field/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, type SaveState } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import { NameField, nameQuestion } from "../connection-parts.tsx";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState, NewService, OpenapiDocument } from "./custom-tool.types.ts";
import { ToolFoot } from "./form-parts.tsx";
import { OpenapiOperations } from "./openapi-operations.tsx";
import { firstPicks, pickedOf } from "./openapi.logic.ts";

type ServiceFormProps = {
  document: OpenapiDocument;
  state: CustomToolState;
  cancelHref: string;
  onConnect: (service: NewService) => void;
};

/** Placeholder id for no choice. */
const none = "";
const noSettings = { properties: {} };
const shape = {
  ...nameQuestion("").shape,
  server: z.pipe(
    z.string().check(z.trim(), z.minLength(1, texts.serverMissing)),
    z.url({ protocol: /^https?$/, error: texts.serverWrong }),
  ),
};

/** The choice of operations, the address of the service, and its credentials. */
export function ServiceForm({ document, state, cancelHref, onConnect }: ServiceFormProps) {
  const [picks, setPicks] = useState(() => firstPicks(document));
  const [security, setSecurity] = useState(() => firstSecurity(document));
  const [check, setCheck] = useState(none);
  const chosen = document.securities.find(({ id, problem }) => id === security && problem === null);
  const operations = pickedOf(document, picks);
  const picked = new Set(operations.map(({ id }) => id));
  const checks = document.operations.filter(({ id, checks: can }) => can && picked.has(id));
  const tried = checks.some(({ id }) => id === check) ? check : none;
  const form = useManifestForm({
    schema: chosen?.settings ?? noSettings,
    require: "all",
    extra: { shape, initial: { name: document.title, server: document.servers[0] ?? "" } },
    save: saveOf(state),
    onSave: ({ settings, secrets, extra }) =>
      onConnect({
        name: extra.name,
        server: extra.server,
        security: chosen?.id ?? null,
        configuration: settings,
        credentials: secrets,
        operations,
        check: tried === none ? null : tried,
      }),
  });
  const locked = state.kind === "connecting" || state.kind === "connected";
  return (
    <Form aria-label={texts.operations} form={form}>
      {document.notices.length > 0 && (
        <Notice>
          {document.notices.map((notice) => (
            <p className="wrap-anywhere" key={notice}>
              {notice}
            </p>
          ))}
        </Notice>
      )}
      <div className="rounded-8 border border-line bg-surface">
        <div className="grid gap-4 p-4 sm:p-5">
          <NameField disabled={locked} placeholder={document.title} />
          <ServerField disabled={locked} servers={document.servers} />
          {document.securities.length > 0 && (
            <Field controlId={`${form.id}-security`} disabled={locked} label={texts.security}>
              <Select
                onValueChange={setSecurity}
                options={[
                  ...document.securities.map(({ id, title, problem }) => ({
                    value: id,
                    label: title,
                    ...(problem !== null && { disabled: true, hint: problem }),
                  })),
                  { value: none, label: texts.noSecurity },
                ]}
                value={chosen?.id ?? none}
              />
            </Field>
          )}
          <ManifestFields disabled={locked} empty={null} form={form} />
        </div>
        <OpenapiOperations
          disabled={locked}
          document={document}
          onChange={setPicks}
          value={picks}
        />
        <div className="border-line border-t p-4 sm:p-5">
          <Field
            controlId={`${form.id}-check`}
            disabled={locked}
            hint={texts.checkHint}
            label={texts.check}
          >
            <Select
              onValueChange={setCheck}
              options={[
                { value: none, label: texts.noCheck },
                ...checks.map(({ id }) => ({ value: id, label: id })),
              ]}
              value={tried}
            />
          </Field>
        </div>
        <ToolFoot
          cancelHref={cancelHref}
          done
          status={state.kind === "connected" ? texts.connected : undefined}
        >
          {texts.connect}
        </ToolFoot>
      </div>
    </Form>
  );
}

/** The first supported security scheme; none without one. */
const firstSecurity = ({ securities }: OpenapiDocument) =>
  securities.find(({ problem }) => problem === null)?.id ?? none;

type ServerFieldProps = { servers: readonly string[]; disabled: boolean };

/** Any address, with those of the document to choose from. */
function ServerField({ servers, disabled }: ServerFieldProps) {
  const list = useId();
  return (
    <FormField
      disabled={disabled}
      hint={texts.serverHint}
      label={texts.server}
      name="server"
      required
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            autoComplete="off"
            list={servers.length > 1 ? list : undefined}
            placeholder="https://"
            type="url"
          />
          {servers.length > 1 && (
            <datalist id={list}>
              {servers.map((server) => (
                <option key={server} value={server}>
                  {server}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  );
}

function saveOf(state: CustomToolState): SaveState {
  switch (state.kind) {
    case "connecting":
    case "connected":
      return { kind: "saving" };
    case "not-connected":
      return { kind: "failed", failure: { message: state.message } };
    default:
      return { kind: "idle" };
  }
}
