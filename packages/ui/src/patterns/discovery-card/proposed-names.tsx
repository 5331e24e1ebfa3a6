import { Check } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { discoveryWords } from "../../components/labels/words/discovery-words.ts";
import { Notice } from "../../components/notice/index.ts";
import type { ProposedMapping } from "./types.ts";

/** Props of {@link ProposedNames}. */
export type ProposedNamesProps = {
  mappings: readonly ProposedMapping[];
  accepted: Readonly<Record<string, string>>;
  accepting: boolean;
  failure: string | null;
  onAccept: ((names: Readonly<Record<string, string>>) => void) | undefined;
};

/** Names for fields. Nothing is ticked at first: a name comes from an app, and is passed on to every model. */
export function ProposedNames({
  mappings,
  accepted,
  accepting,
  failure,
  onAccept,
}: ProposedNamesProps) {
  const words = useWords(discoveryWords);
  const { locale } = useLocale();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const isInForce = ({ name, field }: ProposedMapping) =>
    Object.hasOwn(accepted, name) && accepted[name] === field;
  const open = mappings.filter((mapping) => !isInForce(mapping));
  const chosen = open.filter(({ name }) => ticked.has(name));
  const tick = (name: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(name);
    else next.delete(name);
    setTicked(next);
  };
  return (
    <div className="grid gap-2 px-4 py-3">
      <h3 className="font-medium text-12 text-muted" id={id}>
        {words.namesForFields}
      </h3>
      {onAccept && open.length > 0 && <p className="text-muted">{words.namesForFieldsHint}</p>}
      <ul aria-labelledby={id} className="grid gap-x-6 gap-y-2 @sm/discovery:grid-cols-2">
        {mappings.map((mapping) => (
          <li className="min-w-0" key={mapping.name}>
            {onAccept && !isInForce(mapping) ? (
              <Checkbox
                aria-label={words.nameOfField(mapping.name, mapping.field)}
                checked={ticked.has(mapping.name)}
                disabled={accepting}
                hint={sampleOf(mapping, words.fieldSample)}
                onCheckedChange={(on) => tick(mapping.name, on === true)}
              >
                <Pair {...mapping} />
              </Checkbox>
            ) : (
              <p className="flex items-start gap-2">
                {isInForce(mapping) ? (
                  <Icon className="mt-0.5 text-success-solid" icon={Check} />
                ) : null}
                <span className="min-w-0">
                  <Pair {...mapping} />
                  {isInForce(mapping) ? (
                    <span className="block text-12 text-muted">{words.nameAccepted}</span>
                  ) : null}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {onAccept && open.length > 0 && (
        <Button
          className="justify-self-start"
          disabled={chosen.length === 0}
          loading={accepting}
          onClick={() =>
            onAccept(Object.fromEntries(chosen.map(({ name, field }) => [name, field])))
          }
          size="sm"
        >
          {words.acceptNames(chosen.length, new Intl.NumberFormat(locale).format(chosen.length))}
        </Button>
      )}
    </div>
  );
}

const sampleOf = ({ sample }: ProposedMapping, say: (sample: string) => string) =>
  sample === undefined ? undefined : <bdi>{say(sample)}</bdi>;

/** The friendly name, and the field's own name in the system. */
function Pair({ name, field }: ProposedMapping) {
  return (
    <span className="wrap-anywhere">
      <bdi className="text-default">{name}</bdi>{" "}
      <code className="font-mono text-12 text-muted" dir="ltr">
        {field}
      </code>
    </span>
  );
}
