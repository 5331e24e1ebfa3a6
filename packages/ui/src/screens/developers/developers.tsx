import { ArrowUpRight, BookOpen, KeyRound } from "lucide-react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { type Brand, Page, type ShellPaths } from "../../patterns/shell/index.ts";
import { developersTexts } from "./developers.texts.ts";

export type DevelopersState = { kind: "ready" };

/** Props of {@link DevelopersScreen}. */
export interface DevelopersScreenProps {
  state: DevelopersState;
  brand: Brand;
  paths: Pick<ShellPaths, "apiDocs" | "apiKeys">;
}

/** What the API offers, and two links. */
export function DevelopersScreen({ brand, paths }: DevelopersScreenProps) {
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
