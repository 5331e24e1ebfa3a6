import { clsx } from "clsx";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { discoveryWords } from "../../components/labels/words/discovery-words.ts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from "../../components/table/index.ts";
import type { FoundThing } from "./types.ts";

/** What exists in a connection, one row each. */
export function FoundTable({ found }: { found: readonly FoundThing[] }) {
  const words = useWords(discoveryWords);
  const { locale } = useLocale();
  if (found.length === 0) return <p className="px-4 py-3 text-muted">{words.nothingFound}</p>;
  const number = new Intl.NumberFormat(locale);
  return (
    <Table className="rounded-none border-0" label={words.whatExists}>
      <TableHead>
        <tr>
          <TableHeadCell>{words.foundName}</TableHeadCell>
          <TableHeadCell align="end">{words.foundCount}</TableHeadCell>
          <TableHeadCell>{words.foundFields}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {found.map(({ name, count, detail }) => (
          <TableRow key={name}>
            <TableCell className="py-2 align-top" lead>
              <Wrapped className="min-w-20">{name}</Wrapped>
            </TableCell>
            <TableCell align="end" className="py-2 align-top">
              {count === undefined ? "–" : number.format(count)}
            </TableCell>
            <TableCell className="py-2 align-top">
              <Wrapped className="min-w-32">{detail ?? "–"}</Wrapped>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type WrappedProps = { children: string; className: string };

/** Text of any length: it wraps anywhere, and its column stays wide enough to be read. */
function Wrapped({ children, className }: WrappedProps) {
  return <bdi className={clsx("block whitespace-normal wrap-anywhere", className)}>{children}</bdi>;
}
