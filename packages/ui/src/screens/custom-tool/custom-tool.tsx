import { BackLink } from "../../components/back-link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../components/tabs/index.ts";
import { Page, type ShellPaths } from "../../patterns/shell/index.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState, CustomToolWay, NewCustomTool } from "./custom-tool.types.ts";
import { ManualForm } from "./manual-form.tsx";
import { McpForm } from "./mcp-form.tsx";
import { OpenapiForms, type OpenapiView } from "./openapi-forms.tsx";

/** Props of {@link CustomToolScreen}. */
export interface CustomToolScreenProps {
  state: CustomToolState;
  /** The selected tab. What was typed in the others stays. */
  way: CustomToolWay;
  /** Initial address: of a server that is to be authorized again. @default "" */
  url?: string;
  paths: Pick<ShellPaths, "connections">;
  /** The tab for OpenAPI documents, if the server offers it. */
  openapi?: OpenapiView;
  onWayChange: (way: CustomToolWay) => void;
  onAuthorize: (server: { url: string }) => void;
  onCreate: (tool: NewCustomTool) => void;
}

const inProgress = [
  "authorizing",
  "redirecting",
  "creating",
  "created",
  "reading",
  "connecting",
  "connected",
];

/** A custom tool: by the address of its server, by a document that describes it, or by its details. */
export function CustomToolScreen({
  state,
  way,
  url = "",
  paths,
  openapi,
  onWayChange,
  onAuthorize,
  onCreate,
}: CustomToolScreenProps) {
  // One thing at a time: the other form could be sent while this one is in progress.
  const locked = inProgress.includes(state.kind);
  return (
    <Page width="form">
      <PageHeader
        back={<BackLink href={paths.connections}>{texts.toConnections}</BackLink>}
        className="mb-4"
        description={texts.description}
        title={texts.title}
      />
      <Tabs onValueChange={(next) => onWayChange(next as CustomToolWay)} value={way}>
        <TabList label={texts.ways}>
          <Tab disabled={locked && way !== "url"} value="url">
            {texts.fromUrl}
          </Tab>
          {openapi && (
            <Tab disabled={locked && way !== "openapi"} value="openapi">
              {texts.fromOpenapi}
            </Tab>
          )}
          <Tab disabled={locked && way !== "manual"} value="manual">
            {texts.manually}
          </Tab>
        </TabList>
        <TabPanel keepMounted value="url">
          <McpForm
            cancelHref={paths.connections}
            initialUrl={url}
            onAuthorize={onAuthorize}
            state={state}
          />
        </TabPanel>
        {openapi && (
          <TabPanel keepMounted value="openapi">
            <OpenapiForms cancelHref={paths.connections} state={state} {...openapi} />
          </TabPanel>
        )}
        <TabPanel keepMounted value="manual">
          <ManualForm cancelHref={paths.connections} onCreate={onCreate} state={state} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
