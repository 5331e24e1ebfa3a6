import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Link } from "../../components/link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { StatusDot } from "../../components/status-dot/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { adminSettingsTexts as texts } from "./admin-settings.texts.ts";
import type {
  AdminSettingsState,
  PluginConfig,
  ShownPluginSettings,
} from "./admin-settings.types.ts";
import { anchorOf, PluginCard } from "./plugin-card.tsx";

/** Props of {@link AdminSettingsScreen}. */
export interface AdminSettingsScreenProps {
  state: AdminSettingsState;
  /** The pages of the administration. */
  pages: readonly AdminPage[];
  onSave: (settings: { id: string; config: PluginConfig }) => void;
}

/** What administrators set for plugins: a form for each. */
export function AdminSettingsScreen({ state, pages, onSave }: AdminSettingsScreenProps) {
  const [query, setQuery] = useState("");
  if (state.kind === "loading") return <PageSkeleton />;
  const { plugins } = state;
  const words = query.trim().toLocaleLowerCase();
  const isFound = ({ displayName }: ShownPluginSettings) =>
    displayName.toLocaleLowerCase().includes(words);
  const found = plugins.filter(isFound);
  return (
    <Page width="wide">
      <AdminNav pages={pages} />
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      {plugins.length === 0 ? (
        <EmptyState icon={SlidersHorizontal} title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-4">
          <div className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-16">
            <TextInput
              aria-label={texts.search}
              iconStart={Search}
              maxLength={200}
              onChange={({ target }) => setQuery(target.value)}
              placeholder={texts.search}
              type="search"
              value={query}
            />
            <PluginLinks plugins={found} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-3">
            {found.length === 0 && <p className="text-13 text-muted">{texts.noneFound}</p>}
            {/* Those that are not found stay mounted: they may be half filled in. */}
            {plugins.map((plugin) => (
              <PluginCard
                hidden={!isFound(plugin)}
                key={plugin.name}
                onSave={onSave}
                plugin={plugin}
              />
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}

function PluginLinks({ plugins }: { plugins: readonly ShownPluginSettings[] }) {
  return (
    <nav aria-label={texts.plugins} className="hidden lg:block">
      <ul className="grid gap-0.5">
        {plugins.map(({ name, displayName, logoUrl, isSetUp }) => (
          <li key={name}>
            <Link href={`#${anchorOf(name)}`} variant="plain">
              <span className="flex min-h-8 items-center gap-2 rounded-6 px-2 text-13 hover:bg-fill">
                <AppLogo name={displayName} size="sm" src={logoUrl} />
                <span className="min-w-0 flex-1 wrap-anywhere">{displayName}</span>
                {!isSetUp && <StatusDot label={texts.notSetUp} tone="warning" />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
