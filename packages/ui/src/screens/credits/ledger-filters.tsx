import { Button } from "../../components/button/index.ts";
import { Combobox } from "../../components/combobox/index.ts";
import { Field } from "../../components/field/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { creditsTexts as texts } from "./credits.texts.ts";
import type { LedgerChat, LedgerFilter, LedgerKind } from "./credits.types.ts";

const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

/** Lists everything that was spent or added. */
export const noFilter: LedgerFilter = { kind: "settled", chatId: null, from: "", until: "" };

/** Whether a filter leaves something out that `noFilter` shows. */
export const isFiltered = ({ kind, chatId, from, until }: LedgerFilter): boolean =>
  kind !== "settled" || chatId !== null || from !== "" || until !== "";

interface LedgerFiltersProps {
  filter: LedgerFilter;
  chats: readonly LedgerChat[];
  onFilter: (filter: LedgerFilter) => void;
}

/** What the ledger lists. Each change applies at once. */
export function LedgerFilters({ filter, chats, onFilter }: LedgerFiltersProps) {
  return (
    <div
      aria-label={texts.filters}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      role="group"
    >
      <Field className="sm:w-44" label={texts.kind}>
        <Select
          onValueChange={(kind) => onFilter({ ...filter, kind: kind as LedgerKind })}
          options={kinds}
          value={filter.kind}
        />
      </Field>
      <Field className="sm:w-64" label={texts.chat}>
        <Combobox
          onValueChange={(chatId) => onFilter({ ...filter, chatId: chatId ?? null })}
          options={chats.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.anyChat}
          value={filter.chatId ?? undefined}
        />
      </Field>
      <Field className="sm:w-40" label={texts.from}>
        <TextInput
          max={filter.until || undefined}
          onChange={({ target }) => onFilter({ ...filter, from: target.value })}
          type="date"
          value={filter.from}
        />
      </Field>
      <Field className="sm:w-40" label={texts.until}>
        <TextInput
          min={filter.from || undefined}
          onChange={({ target }) => onFilter({ ...filter, until: target.value })}
          type="date"
          value={filter.until}
        />
      </Field>
      {isFiltered(filter) && (
        <Button onClick={() => onFilter(noFilter)} variant="ghost">
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
