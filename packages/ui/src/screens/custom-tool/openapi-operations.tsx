import { useDeferredValue, useId, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Collapsible } from "../../components/collapsible/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { ToolPermissions } from "../../patterns/tool-permissions/index.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { OpenapiDocument } from "./custom-tool.types.ts";
import { asTool, groupsOf, type OperationGroup, type Picks, withPart } from "./openapi.logic.ts";

type OperationsProps = {
  document: OpenapiDocument;
  value: Picks;
  onChange: (value: Picks) => void;
  disabled: boolean;
};

/** With more operations than this the groups are collapsed at first. */
const fewOperations = 30;
/** Rows of a group that are rendered at once. */
const rowsAtOnce = 50;

/** The operations of a document by tag, to choose from. */
export function OpenapiOperations({ document, value, onChange, disabled }: OperationsProps) {
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search);
  const id = useId();
  const groups = groupsOf(document.operations, sought);
  const count = value.enabled.length;
  const { maxOperations = Number.POSITIVE_INFINITY } = document;
  const over = count - maxOperations;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-4 pt-4 pb-3 sm:px-5">
        <h2 className="font-semibold text-14" id={id}>
          {texts.operations}
        </h2>
        <span className="nums text-13 text-subtle" role="status">
          {texts.picked(count, document.operations.length)}
        </span>
        <TextInput
          aria-label={texts.search}
          className="w-full sm:ms-auto sm:w-60"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter in the search must not submit the form.
            if (event.key === "Enter") event.preventDefault();
          }}
          placeholder={texts.search}
          type="search"
          value={search}
        />
      </div>
      {over > 0 && (
        <div className="px-4 pb-3 sm:px-5">
          <Notice tone="warning">{texts.pickedOver(over, maxOperations)}</Notice>
        </div>
      )}
      {groups.length === 0 && (
        <p className="border-line border-t px-4 py-6 text-13 text-subtle sm:px-5">
          {texts.noMatch}
        </p>
      )}
      {groups.map((group) => (
        <Group
          disabled={disabled}
          group={group}
          key={`${sought === ""} ${group.name}`}
          onChange={onChange}
          open={sought !== "" || document.operations.length <= fewOperations}
          value={value}
        />
      ))}
    </section>
  );
}

type GroupProps = Pick<OperationsProps, "value" | "onChange" | "disabled"> & {
  group: OperationGroup;
  /** Initially expanded. */
  open: boolean;
};

function Group({ group, open, value, onChange, disabled }: GroupProps) {
  const [rows, setRows] = useState(rowsAtOnce);
  const usable = group.operations.filter(({ problem }) => problem === null);
  const others = group.operations.filter(({ problem }) => problem !== null);
  const shown = usable.slice(0, rows);
  const picked = usable.filter(({ id }) => value.enabled.includes(id)).length;
  return (
    <div
      aria-label={group.name ?? texts.otherOperations}
      className="border-line border-t"
      role="group"
    >
      <Collapsible
        className="px-4 sm:px-5"
        count={`${picked}/${usable.length}`}
        defaultOpen={open}
        level={3}
        title={group.name ?? texts.otherOperations}
      >
        <div className="-mx-4 sm:-mx-5">
          {shown.length > 0 && (
            <ToolPermissions
              disabled={disabled}
              onChange={(next) => onChange(withPart(value, shown, next))}
              onEffectChange={({ name, effect }) =>
                onChange({ ...value, effects: { ...value.effects, [name]: effect } })
              }
              tools={shown.map((operation) => asTool(operation, value))}
              value={value}
            />
          )}
          {usable.length > rows && (
            <div className="border-line border-t px-4 py-3 sm:px-5">
              <Button onClick={() => setRows(rows + rowsAtOnce)} size="sm" variant="outline">
                {texts.showMore(Math.min(rowsAtOnce, usable.length - rows))}
              </Button>
            </div>
          )}
          <Unusable operations={others} />
        </div>
      </Collapsible>
    </div>
  );
}

/** Operations that cannot be chosen, and why. */
function Unusable({ operations }: Pick<OperationGroup, "operations">) {
  if (operations.length === 0) return null;
  return (
    <div className="border-line border-t px-4 py-3 text-12 text-muted sm:px-5">
      <p className="font-medium">{texts.notUsable(operations.length)}</p>
      <ul className="mt-1 grid gap-1">
        {operations.slice(0, rowsAtOnce).map(({ id, problem }) => (
          <li className="wrap-anywhere" key={id}>
            <code className="font-mono">{id}</code> {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}
