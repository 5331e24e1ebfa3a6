import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The header row. */
export function TableHead({ className, children, ...rest }: ComponentProps<"thead">) {
  return (
    <thead
      data-slot="table-head"
      className={clsx("group-data-[variant=card]/table:bg-sunken", className)}
      {...rest}
    >
      {children}
    </thead>
  );
}

/** The rows. */
export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" {...props} />;
}

/** One row: 40 px in a card, 32 inside text. */
export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      data-slot="table-row"
      className={clsx(
        "in-[tbody]:last:*:border-b-0",
        "group-data-[variant=card]/table:in-[tbody]:hover:bg-canvas",
        className,
      )}
      {...rest}
    />
  );
}

/** `end` for numbers, which align by their last digit. */
export interface CellAlign {
  /** Alignment of the column. @default "start" */
  align?: "start" | "end";
}

const edges = [
  "border-b group-data-[variant=card]/table:px-3",
  "group-data-[variant=card]/table:first:ps-4 group-data-[variant=card]/table:last:pe-4",
  "group-data-[variant=plain]/table:pe-8 group-data-[variant=plain]/table:last:pe-0",
];

/** Props of {@link TableHeadCell}. */
export interface TableHeadCellProps extends CellAlign, Omit<ComponentProps<"th">, "align"> {}

/** The header of a column. */
export function TableHeadCell({ align = "start", className, ...rest }: TableHeadCellProps) {
  return (
    <th
      data-slot="table-head-cell"
      scope="col"
      className={clsx(
        "h-8 whitespace-nowrap font-medium text-12 text-muted",
        edges,
        align === "end" ? "text-end" : "text-start",
        className,
      )}
      {...rest}
    />
  );
}

/** Props of {@link TableCell}. */
export interface TableCellProps extends CellAlign, Omit<ComponentProps<"td">, "align"> {
  /** The cell that names its row: stronger. @default false */
  lead?: boolean;
}

/** One value. */
export function TableCell({ align = "start", lead = false, className, ...rest }: TableCellProps) {
  return (
    <td
      data-slot="table-cell"
      className={clsx(
        "whitespace-nowrap text-13 group-data-[variant=card]/table:h-row group-data-[variant=plain]/table:h-row-compact",
        edges,
        lead ? "text-default group-data-[variant=card]/table:font-medium" : "text-muted",
        align === "end" ? "nums text-end" : "text-start",
        className,
      )}
      {...rest}
    />
  );
}
