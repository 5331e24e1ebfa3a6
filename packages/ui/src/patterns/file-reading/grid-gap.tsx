type GridGapProps = {
  /** Columns that it stands for. */
  span: number;
  /** Height in px of rows that it stands for. */
  height?: number;
  className?: string;
};

/** Room for rows or columns that are not in view. */
export function GridGap({ span, height, className }: GridGapProps) {
  return (
    <td
      aria-hidden
      className={className}
      colSpan={span}
      style={height === undefined ? undefined : { height, padding: 0 }}
    />
  );
}
