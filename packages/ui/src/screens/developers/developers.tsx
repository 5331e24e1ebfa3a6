import { ArrowUpRight, BookOpen, KeyRound } from "lucide-react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { type Brand, Page, type ShellPaths } from "../../patterns/shell/index.ts";
import { FirstCall } from "../first-call.tsx";
import { developersTexts } from "./developers.texts.ts";

export type DevelopersState = {
  kind: "ready";
  /** Where a program calls the agent. */
  runUrl: string;
};

/** Props of {@link DevelopersScreen}. */
export interface DevelopersScreenProps {
  state: DevelopersState;
  brand: Brand;
  paths: Pick<ShellPaths, "apiDocs" | "apiKeys">;
}

/** What the API offers, how to begin, and two links. */
export function DevelopersScreen({ state, brand, paths }: DevelopersScreenProps) {
  return (
    <Page>
      <PageHeader
        title={developersTexts.title}
        className="mb-6"
        description={developersTexts.intro(brand.name)}
      />
      <ul className="grid gap-3 sm:grid-cols-2">
        <Destination href={paths.apiDocs} icon={BookOpen} {...developersTexts.docs} />
        <Destination href={paths.apiKeys} icon={KeyRound} {...developersTexts.keys} />
      </ul>
      <section aria-labelledby="quick-start" className="mt-8">
        <h2 className="font-semibold text-16" id="quick-start">
          {developersTexts.quickStart}
        </h2>
        <ol className="mt-2 grid max-w-measure list-decimal gap-1 ps-5 text-muted">
          {developersTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <FirstCall className="mt-8" runUrl={state.runUrl} />
    </Page>
  );
}

function Destination({
  href,
  icon,
  title,
  text,
}: {
  href: string;
  icon: IconComponent;
  title: string;
  text: string;
}) {
  return (
    <li>
      <Link
        href={href}
        variant="plain"
        className="group flex h-full items-start gap-3 rounded-8 border border-line bg-surface p-5 transition-colors duration-press hover:bg-canvas"
      >
        <Icon icon={icon} className="mt-0.5 text-subtle" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-14">{title}</span>
          <span className="block text-13 text-muted">{text}</span>
        </span>
        <Icon icon={ArrowUpRight} className="text-subtle rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
