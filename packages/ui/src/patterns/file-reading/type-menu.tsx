import {
  Calendar,
  CalendarClock,
  ChevronDown,
  Hash,
  Percent,
  ToggleLeft,
  Type,
} from "lucide-react";
import { useRef } from "react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../components/menu/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { StatusDot } from "../../components/status-dot/index.ts";
import type { ReadingColumn, ReadingColumnType, TypeCost } from "./types.ts";
import { chosenTypeOf, useReadingWords } from "./use-reading-words.ts";

const icons = {
  text: Type,
  number: Hash,
  percentage: Percent,
  date: Calendar,
  timestamp: CalendarClock,
  boolean: ToggleLeft,
} satisfies Record<ReadingColumnType, IconComponent>;

interface TypeMenuProps {
  column: ReadingColumn;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Chooses a type; undefined is decided from the file again. Without it the type can only be read. */
  onChoose: ((type: ReadingColumnType | undefined) => void) | undefined;
  /** Shows a cell that does not fit. */
  onShow: (row: number) => void;
  /** Another type is being tried: `type`, or the one that the file decides. */
  pending: boolean;
  type: ReadingColumnType | undefined;
  /** What makes its button a cell of the grid. */
  cell: { "data-cell": string; tabIndex: number };
}

/** The type of a column; each other type says what it would cost. */
export function TypeMenu({
  column,
  open,
  onOpenChange,
  onChoose,
  onShow,
  pending,
  type,
  cell,
}: TypeMenuProps) {
  const { words, typeName } = useReadingWords();
  const shown = useRef<number | null>(null);
  const { cells = [] } = column;
  const read = chosenTypeOf(column);
  const current = (pending && type) || read;
  const unit =
    current === read ? column.unit : column.types.find((one) => one.type === current)?.unit;
  const name = typeName(current, unit);
  const content = (
    <>
      {pending ? (
        <Spinner immediate label={null} size="sm" />
      ) : (
        cells.length > 0 && <StatusDot tone="warning" />
      )}
      <span className="truncate">{name}</span>
    </>
  );
  if (!onChoose && cells.length === 0)
    return <span className="flex min-w-0 items-center gap-1.5">{content}</span>;
  return (
    <Menu onOpenChange={onOpenChange} open={open}>
      <MenuTrigger>
        <button
          aria-busy={pending || undefined}
          aria-label={words.typeOf(column.label, name)}
          className="touch-target -mx-1 flex min-h-6 min-w-0 max-w-full items-center gap-1.5 rounded-4 px-1 text-start hover:bg-fill-hover hover:text-default data-[state=open]:bg-fill-hover"
          type="button"
          {...cell}
        >
          {content}
          <Icon className="-ms-0.5" icon={ChevronDown} size="xs" />
        </button>
      </MenuTrigger>
      <MenuContent
        onCloseAutoFocus={(event) => {
          if (shown.current === null) return;
          event.preventDefault();
          onShow(shown.current);
          shown.current = null;
        }}
      >
        {onChoose && <Types column={column} current={current} onChoose={onChoose} />}
        {cells.length > 0 && (
          <StoppingCells
            cells={cells}
            onShow={(row) => {
              shown.current = row;
            }}
          />
        )}
      </MenuContent>
    </Menu>
  );
}

type TypesProps = {
  column: ReadingColumn;
  current: ReadingColumnType;
  onChoose: (type: ReadingColumnType | undefined) => void;
};

function Types({ column, current, onChoose }: TypesProps) {
  const { words, typeName } = useReadingWords();
  const costs: readonly (Pick<TypeCost, "type" | "unit"> & Partial<TypeCost>)[] =
    column.types.length > 0
      ? column.types
      : Object.keys(icons).map((type) => ({ type }) as TypeCost);
  return (
    <>
      <MenuRadioGroup
        aria-label={words.typesOf(column.label)}
        onValueChange={(value) => onChoose(costs.find(({ type }) => type === value)?.type)}
        value={current}
      >
        {costs.map((cost) => (
          <MenuRadioItem icon={icons[cost.type]} key={cost.type} value={cost.type}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-6">
              {typeName(cost.type, cost.unit)}
              <CostNote cost={cost} />
            </span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {column.chosen !== undefined && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onChoose(undefined)}>{words.decideFromFile}</MenuItem>
        </>
      )}
    </>
  );
}

/** What a type would cost, where it is known. */
function CostNote({ cost: { lost, filled } }: { cost: Partial<TypeCost> }) {
  const { words, number } = useReadingWords();
  if (lost === undefined || filled === undefined || filled === 0) return null;
  return (
    <span className="nums text-12 text-subtle">
      {lost === 0
        ? words.keepsAll(filled, number(filled))
        : lost >= filled
          ? words.fitsNone
          : words.becomeEmpty(lost, number(lost))}
    </span>
  );
}

type StoppingCellsProps = {
  cells: NonNullable<ReadingColumn["cells"]>;
  onShow: (row: number) => void;
};

/** The cells that keep a column from its likely type. */
function StoppingCells({ cells, onShow }: StoppingCellsProps) {
  const { words, number } = useReadingWords();
  return (
    <>
      <MenuSeparator />
      <MenuGroup>
        <MenuLabel>{words.cellsThatStop}</MenuLabel>
        {cells.slice(0, SHOWN_CELLS).map(({ row, text }) => (
          <MenuItem key={row} onSelect={() => onShow(row)}>
            <bdi className="line-clamp-1 text-accent">{words.cellIn(number(row), text)}</bdi>
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}

const SHOWN_CELLS = 5;
