import { X } from "lucide-react";
import { useRef } from "react";
import { Combobox } from "../../components/combobox/index.ts";
import { Field } from "../../components/field/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { RadioGroup, RadioItem } from "../../components/radio-group/index.ts";
import { type BoundControl, FormField } from "../../form/index.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  NamedOrganization,
  OfferedTo,
  OrganizationSearch,
} from "./admin-models.types.ts";

const texts = adminModelsTexts.model;
const offers = Object.keys(texts.offers) as OfferedTo[];

type OfferFieldsProps = {
  offeredTo: OfferedTo;
  search: OrganizationSearch;
  disabled: boolean;
  onOfferedTo: (to: OfferedTo) => void;
  onSearch: AdminModelsActions["onSearchOrganizations"];
};

/** Who can choose the model. */
export function OfferFields(props: OfferFieldsProps) {
  const { offeredTo, disabled, onOfferedTo } = props;
  return (
    <>
      <Field disabled={disabled} label={texts.offered}>
        <RadioGroup
          disabled={disabled}
          onValueChange={(next) => onOfferedTo(offers.find((one) => one === next) ?? offeredTo)}
          orientation="horizontal"
          value={offeredTo}
        >
          {offers.map((to) => (
            <RadioItem key={to} value={to}>
              {texts.offers[to]}
            </RadioItem>
          ))}
        </RadioGroup>
      </Field>
      {offeredTo === "organizations" && <OrganizationField {...props} />}
    </>
  );
}

function OrganizationField(props: OfferFieldsProps) {
  return (
    <FormField<readonly NamedOrganization[]>
      disabled={props.disabled}
      label={texts.organizations}
      name="organizations"
      required
    >
      {(control) => <Organizations control={control} {...props} />}
    </FormField>
  );
}

type OrganizationsProps = OfferFieldsProps & {
  control: BoundControl<readonly NamedOrganization[]>;
};

/** The chosen ones are listed below the field, which is empty for the next. */
function Organizations({ control, search, disabled, onSearch }: OrganizationsProps) {
  const { value, onChange, onBlur, ref } = control;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const remove = (removed: string) => {
    onChange(value.filter(({ id }) => id !== removed));
    // The pressed button is gone.
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <Combobox
        disabled={disabled}
        emptyText={texts.noneFound}
        onBlur={onBlur}
        // The first ones are offered before anything is typed.
        onFocus={({ currentTarget }) => {
          if (currentTarget.value === "") onSearch({ query: "" });
        }}
        onQueryChange={(query) => onSearch({ query })}
        onValueChange={(id) => {
          const found = search.found.find((one) => one.id === id);
          if (found) onChange([...value, found]);
        }}
        options={search.found
          .filter(({ id }) => value.every((one) => one.id !== id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={texts.findOrganization}
        ref={merged}
        status={search.status}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map(({ id, name }) => (
            <li
              className="flex max-w-full items-center gap-1 rounded-6 bg-fill ps-2 text-13"
              key={id}
            >
              <bdi className="min-w-0 truncate">{name}</bdi>
              <IconButton
                disabled={disabled}
                icon={X}
                label={texts.removeOrganization(name)}
                onClick={() => remove(id)}
                size="sm"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
