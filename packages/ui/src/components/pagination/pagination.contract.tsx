import { covers } from "../../testing/contract.tsx";
import { Pagination } from "./index.ts";

const turn = () => undefined;

export const contract = [
  covers(Pagination, "pagination", { page: 2, total: 1234, pageSize: 50, onPageChange: turn }),
  covers(Pagination, "pagination", {
    page: 1,
    total: 120,
    pageSize: 50,
    hrefFor: (page: number) => `/ui/admin/users?page=${page}`,
    onPageSizeChange: turn,
  }),
];
