import type { ReactNode } from "react";
import { covers } from "../../testing/contract.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from "./index.ts";

const table = (part: ReactNode) => <Table label="Rows">{part}</Table>;
const body = (part: ReactNode) => <TableBody>{part}</TableBody>;

export const contract = [
  covers(
    TableHead,
    "table-head",
    {
      children: (
        <TableRow>
          <TableHeadCell>Name</TableHeadCell>
        </TableRow>
      ),
    },
    { within: table },
  ),
  covers(
    TableBody,
    "table-body",
    {
      children: (
        <TableRow>
          <TableCell>1</TableCell>
        </TableRow>
      ),
    },
    { within: table },
  ),
  covers(
    TableRow,
    "table-row",
    { children: <TableCell>1</TableCell> },
    { within: (part) => table(body(part)) },
  ),
  covers(
    TableHeadCell,
    "table-head-cell",
    { children: "Name" },
    {
      within: (part) =>
        table(
          <TableHead>
            <TableRow>{part}</TableRow>
          </TableHead>,
        ),
    },
  ),
  covers(
    TableCell,
    "table-cell",
    { children: "1" },
    { within: (part) => table(body(<TableRow>{part}</TableRow>)) },
  ),
];
