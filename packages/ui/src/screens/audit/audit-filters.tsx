import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Field } from "../../components/field/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { auditTexts as texts } from "./audit.texts.ts";
import type { AuditFilter } from "./audit.types.ts";

type AuditFiltersProps = {
  scope: "all" | "own";
  filter: AuditFilter;
  isFiltered: boolean;
  onFilter: (filter: Partial<AuditFilter>) => void;
};

const none: AuditFilter = { email: "", action: "", outcome: "", from: "", to: "" };

/** What the log is narrowed to. */
export function AuditFilters({ scope, filter, isFiltered, onFilter }: AuditFiltersProps) {
  const [email, setEmail] = useState(filter.email);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      {scope === "all" && (
        <Field className="w-66 max-sm:w-full" label={texts.filters.email}>
          <TextInput
            iconStart={Search}
            maxLength={200}
            onChange={({ target: { value } }) => {
              setEmail(value);
              onFilter({ email: value });
            }}
            type="search"
            value={email}
          />
        </Field>
      )}
      <Field className="w-44" label={texts.filters.action}>
        <Select
          onValueChange={(action) => onFilter({ action })}
          options={texts.actionOptions}
          value={filter.action}
        />
      </Field>
      <Field className="w-36" label={texts.filters.outcome}>
        <Select
          onValueChange={(outcome) => onFilter({ outcome })}
          options={texts.outcomeOptions}
          value={filter.outcome}
        />
      </Field>
      {(["from", "to"] as const).map((end) => (
        <Field className="w-36" key={end} label={texts.filters[end]}>
          <TextInput
            onChange={({ target: { value } }) => onFilter({ [end]: value })}
            type="date"
            value={filter[end]}
          />
        </Field>
      ))}
      {isFiltered && (
        <Button
          onClick={() => {
            setEmail("");
            onFilter(none);
          }}
          variant="ghost"
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
