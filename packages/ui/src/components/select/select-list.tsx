import * as RadixSelect from "@radix-ui/react-select";
import { Check } from "lucide-react";
import type { RefObject } from "react";
import { AdoptedTrigger } from "../../internal/adopted-trigger.tsx";
import { Icon } from "../icon/icon.tsx";
import type { SelectOption } from "./select.types.ts";
import { selectListVariants, selectOptionVariants } from "./select.variants.ts";

interface SelectListProps {
  id: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  onClose: () => void;
  trigger: RefObject<HTMLButtonElement | null>;
}

// Radix rejects the empty text as a value, but a stored value may be empty.
const toInner = (value: string) => `=${value}`;
const toOuter = (value: string) => value.slice(1);

/** The open list of a select. */
export function SelectList({
  id,
  options,
  value,
  onValueChange,
  onClose,
  trigger,
}: SelectListProps) {
  return (
    <RadixSelect.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      value={value === undefined ? "" : toInner(value)}
      onValueChange={(next) => {
        // A form reset reports the empty text, which is none of our values.
        if (next !== "") onValueChange?.(toOuter(next));
      }}
    >
      <RadixSelect.Trigger asChild>
        <AdoptedTrigger element={trigger} />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          id={id}
          data-slot="select-list"
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={selectListVariants()}
        >
          <RadixSelect.Viewport className="p-1">
            {groupsOf(options).map(({ heading, options: grouped }) => {
              const items = grouped.map((option) => <Option key={option.value} {...option} />);
              return heading === undefined ? (
                items
              ) : (
                <RadixSelect.Group key={heading}>
                  <RadixSelect.Label className="px-2 pt-2 pb-1 text-12 text-subtle wrap-anywhere">
                    {heading}
                  </RadixSelect.Label>
                  {items}
                </RadixSelect.Group>
              );
            })}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function Option({ value, label, disabled = false, hint, start }: SelectOption) {
  return (
    <RadixSelect.Item
      value={toInner(value)}
      disabled={disabled}
      // Its name is all of its text, if there is more than the label.
      {...(hint === undefined ? {} : { "aria-labelledby": undefined })}
      className={selectOptionVariants()}
    >
      {start}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
        {hint !== undefined && <span className="block text-12 text-subtle">{hint}</span>}
      </span>
      <RadixSelect.ItemIndicator className="shrink-0">
        <Icon icon={Check} />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

type OptionGroup = { heading: string | undefined; options: readonly SelectOption[] };

/** Neighbours with the same heading. */
function groupsOf(options: readonly SelectOption[]): readonly OptionGroup[] {
  return options.reduce<readonly OptionGroup[]>((groups, option) => {
    const last = groups.at(-1);
    return last && last.heading === option.group
      ? groups.with(groups.length - 1, { ...last, options: [...last.options, option] })
      : [...groups, { heading: option.group, options: [option] }];
  }, []);
}
