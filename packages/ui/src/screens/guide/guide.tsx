import { ArrowUpRight } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { BackLink } from "../../components/back-link/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { SandboxedHtml } from "../../patterns/sandboxed-html/index.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { guideTexts as texts } from "./guide.texts.ts";

/** A text about a plugin. */
export interface GuideReady {
  kind: "ready";
  /** Setup guide, or documentation of its tools. */
  about: "setup" | "tools";
  displayName: string;
  logoUrl: string | null;
  /** From the server: untrusted. */
  html: string;
  /** The vendor's own documentation; null without one. */
  vendorHref: string | null;
}

export type GuideState = { kind: "loading" } | GuideReady;

/** Props of {@link GuideScreen}. */
export interface GuideScreenProps {
  state: GuideState;
  paths: Pick<ShellPaths, "connections" | "home">;
}

/** A plugin's setup guide, or the documentation of its tools. */
export function GuideScreen({ state, paths }: GuideScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { about, displayName, logoUrl, html, vendorHref } = state;
  const title = about === "setup" ? texts.setupTitle(displayName) : displayName;
  return (
    <Page>
      <PageHeader
        actions={
          vendorHref !== null && (
            <LinkButton href={vendorHref} iconEnd={ArrowUpRight} newTab variant="outline">
              {texts.vendor}
            </LinkButton>
          )
        }
        back={
          about === "setup" ? (
            <BackLink href={paths.connections}>{texts.toConnections}</BackLink>
          ) : (
            <BackLink href={paths.home}>{texts.toHome}</BackLink>
          )
        }
        className="mb-6"
        start={<AppLogo name={displayName} size="xl" src={logoUrl} />}
        title={<bdi>{title}</bdi>}
      />
      <article className="min-w-0 rounded-8 border bg-surface p-5 sm:p-6">
        <SandboxedHtml html={html} label={title} />
      </article>
    </Page>
  );
}
