import { AppLogo } from "../../components/app-logo/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useField } from "../../components/field/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { NumberField } from "../../components/number-field/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { FormField } from "../../form/index.ts";
import { AutomationNotice } from "./automation-notice.tsx";
import { playbookFormTexts } from "./playbook-form.texts.ts";
import type { AutomationChoices, AutomationDraft } from "./playbook-form.types.ts";

const texts = playbookFormTexts.automation;

type AutomationFieldsProps = {
  choices: AutomationChoices;
  /** What is typed now. */
  draft: AutomationDraft;
  /** Sources bring no tasks. */
  hasSource: boolean;
  locked: boolean;
  onDraft: (change: Partial<AutomationDraft>) => void;
};

/** Radix has no option with an empty value. */
const ANY = "any";
const MAX_TOOL_CALLS = 10;

/** When the playbook runs by itself: off, or for which items, with what, and for how much. */
export function AutomationFields({
  choices,
  draft,
  hasSource,
  locked,
  onDraft,
}: AutomationFieldsProps) {
  return (
    <div className="grid min-w-0 gap-4 border-line border-t p-4 sm:p-5" data-slot="automation">
      <FormField<boolean>
        disabled={locked}
        hint={texts.enabledHint}
        label={texts.title}
        name="enabled"
      >
        {({ value, onChange, ref }) => (
          <Checkbox
            checked={value}
            onCheckedChange={(checked) => {
              onChange(checked === true);
              onDraft({ enabled: checked === true });
            }}
            ref={ref}
          >
            {texts.enabled}
          </Checkbox>
        )}
      </FormField>
      {draft.enabled && (
        <Conditions
          choices={choices}
          draft={draft}
          hasSource={hasSource}
          locked={locked}
          onDraft={onDraft}
        />
      )}
      {(draft.enabled || choices.status?.pausedReason) && (
        <AutomationNotice status={choices.status} />
      )}
    </div>
  );
}

/** For which items it runs, with what, and for how much. */
function Conditions(props: AutomationFieldsProps) {
  const { choices, hasSource, locked } = props;
  const { matches } = choices;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {hasSource && <SourceField {...props} />}
        <PriorityField {...props} />
      </div>
      <TitleWordsField {...props} />
      <p aria-live="polite" className="nums min-h-10 text-13 text-muted">
        {matches && (
          <>
            {texts.matches(matches.matching, matches.open)} {texts.matchesNote}
          </>
        )}
      </p>
      <Limits {...props} />
      <ModelField {...props} />
      <FormField<readonly string[]> disabled={locked} label={texts.connections} name="connections">
        {({ value, onChange }) => (
          <ConnectionBoxes
            connections={choices.connections}
            disabled={locked}
            onChange={onChange}
            value={value}
          />
        )}
      </FormField>
    </>
  );
}

function SourceField({ choices, locked, onDraft }: AutomationFieldsProps) {
  return (
    <FormField disabled={locked} label={texts.source} name="source">
      {({ value, onChange, ref }) => (
        <Select
          onValueChange={(next) => {
            const source = next === ANY ? "" : next;
            onChange(source);
            onDraft({ source });
          }}
          options={[
            { value: ANY, label: texts.anySource },
            ...choices.sources.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          ref={ref}
          value={value || ANY}
        />
      )}
    </FormField>
  );
}

function PriorityField({ locked, onDraft }: AutomationFieldsProps) {
  return (
    <FormField<AutomationDraft["priority"]>
      disabled={locked}
      label={texts.priority}
      name="priority"
    >
      {({ value, onChange, ref }) => (
        <Select
          onValueChange={(next) => {
            const priority = (next === ANY ? "" : next) as AutomationDraft["priority"];
            onChange(priority);
            onDraft({ priority });
          }}
          options={[
            { value: ANY, label: texts.anyPriority },
            ...Object.entries(texts.priorities).map(([name, label]) => ({
              value: name,
              label,
            })),
          ]}
          ref={ref}
          value={value || ANY}
        />
      )}
    </FormField>
  );
}

function TitleWordsField({ locked, onDraft }: AutomationFieldsProps) {
  return (
    <FormField
      disabled={locked}
      hint={texts.titleWordsHint}
      label={texts.titleWords}
      name="titleWords"
      optional
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          dir="auto"
          maxLength={200}
          onChange={(event) => {
            control.onChange(event);
            onDraft({ titleWords: event.target.value });
          }}
        />
      )}
    </FormField>
  );
}

/** What answers its runs. A model that is offered no longer gives way to the default. */
function ModelField({ choices, locked, onDraft }: AutomationFieldsProps) {
  return (
    <FormField disabled={locked} hint={texts.modelHint} label={texts.model} name="model">
      {({ value, onChange, ref }) => (
        <Select
          onValueChange={(model) => {
            onChange(model);
            onDraft({ model });
          }}
          options={choices.models.map(({ id, name = id, available }) => ({
            value: id,
            label: name,
            ...(!available && { hint: texts.plannerInstead }),
          }))}
          ref={ref}
          value={value}
        />
      )}
    </FormField>
  );
}

/** How often it may run in a day, and how many calls each run may make. */
function Limits({ choices, draft, locked, onDraft }: AutomationFieldsProps) {
  const { locale } = useLocale();
  const cost = choices.runCost(draft.maxToolCalls);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField
        disabled={locked}
        hint={texts.dailyLimitHint(cost === null ? null : cost.toLocaleString(locale))}
        label={texts.dailyLimit}
        name="dailyLimit"
        required
      >
        {(control) => (
          <TextInput {...control} autoComplete="off" className="nums" inputMode="decimal" />
        )}
      </FormField>
      <FormField<number> disabled={locked} label={texts.maxToolCalls} name="maxToolCalls">
        {({ value, onChange }) => (
          <NumberField
            className="justify-self-start"
            disabled={locked}
            max={MAX_TOOL_CALLS}
            min={1}
            onValueChange={(maxToolCalls) => {
              onChange(maxToolCalls);
              onDraft({ maxToolCalls });
            }}
            size="md"
            value={value}
          />
        )}
      </FormField>
    </div>
  );
}

type ConnectionBoxesProps = Pick<AutomationChoices, "connections"> & {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  disabled: boolean;
};

function ConnectionBoxes({ connections, value, onChange, disabled }: ConnectionBoxesProps) {
  const labelId = useField()?.labelId;
  if (connections.length === 0) {
    return <p className="text-13 text-subtle">{texts.noConnections}</p>;
  }
  const toggle = (id: string, checked: boolean) =>
    onChange(checked ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-2 sm:grid-cols-2">
      {connections.map(({ id, name, plugin, logoUrl }) => (
        <Checkbox
          checked={value.includes(id)}
          disabled={disabled}
          key={id}
          onCheckedChange={(checked) => toggle(id, checked === true)}
        >
          <span className="flex min-w-0 items-center gap-2">
            <AppLogo name={plugin} size="sm" src={logoUrl} />
            <bdi className="wrap-anywhere">{name}</bdi>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
