import { LinkButton } from "../../components/button/index.ts";
import { CopyButton } from "../../components/copy-button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { initialPermissions } from "../../patterns/tool-permissions/index.ts";
import { FormFoot, ToolsSection } from "../connection-parts.tsx";
import type { AuthorizeState } from "./connection-add.types.ts";
import { authorizeTexts as texts } from "./connection-authorize.texts.ts";

interface ConnectionAuthorizeProps {
  state: AuthorizeState;
  cancelHref: string;
}

/** A link to the app's consent page, or who has to set it up first. */
export function ConnectionAuthorize({ state, cancelHref }: ConnectionAuthorizeProps) {
  const { plugin } = state;
  return (
    <section
      aria-labelledby="authorize"
      className="rounded-8 border border-line bg-surface lg:col-span-2"
    >
      <div className="grid gap-3 p-4 sm:p-5">
        {state.kind === "authorize" ? (
          <>
            <h2 className="font-semibold text-14" id="authorize">
              {texts.title(plugin.displayName)}
            </h2>
            <p className="text-muted">{texts.message(plugin.displayName)}</p>
          </>
        ) : (
          <NotSetUp app={plugin.displayName} setUp={state.setUp} />
        )}
      </div>
      <ToolsSection
        disabled
        heading={texts.tools}
        onChange={() => {}}
        tools={plugin.tools}
        value={initialPermissions(plugin.tools)}
      />
      <p className="border-line border-t px-4 py-3 text-13 text-muted sm:px-5">{texts.toolsHint}</p>
      <FormFoot>
        <LinkButton href={cancelHref} variant="ghost">
          {texts.cancel}
        </LinkButton>
        {state.kind === "authorize" && (
          <LinkButton external href={state.href} variant="primary">
            {texts.go(plugin.displayName)}
          </LinkButton>
        )}
      </FormFoot>
    </section>
  );
}

function NotSetUp({
  app,
  setUp,
}: {
  app: string;
  setUp: Extract<AuthorizeState, { kind: "not-set-up" }>["setUp"];
}) {
  const [register, enter] = texts.steps(app);
  return (
    <>
      <h2 className="font-semibold text-14" id="authorize">
        {texts.notSetUp(app)}
      </h2>
      <Notice tone="warning">
        {setUp === null ? (
          texts.askAdmin(app)
        ) : (
          <ol className="grid list-decimal gap-3 ps-5">
            <li>
              {register}
              <span className="mt-1 flex min-w-0 items-center gap-2">
                <code className="wrap-anywhere min-w-0 text-13 text-default" dir="ltr">
                  {setUp.redirectUri}
                </code>
                <CopyButton label={texts.copy} size="sm" text={setUp.redirectUri} />
              </span>
            </li>
            <li>
              {enter}
              <span className="mt-2 block">
                <LinkButton href={setUp.settingsHref} size="sm" variant="outline">
                  {texts.settings}
                </LinkButton>
              </span>
            </li>
          </ol>
        )}
      </Notice>
    </>
  );
}
