import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { useLocale } from "../locale/locale.tsx";
import { Select } from "../select/select.tsx";
import { PageStep } from "./page-step.tsx";
import { existingPage, pageCountOf, pageItems, rangeOf } from "./pagination.logic.ts";

/** Pages have addresses, or the caller changes the page. */
type Turning =
  | {
      /** Address of a page: steps become links, which can be opened in a new tab. */
      hrefFor: (page: number) => string;
      onPageChange?: (page: number) => void;
    }
  | {
      hrefFor?: undefined;
      /** Called with the new page. */
      onPageChange: (page: number) => void;
    };

interface PaginationOwn {
  /** The current page, from 1. */
  page: number;
  /** Number of entries in the whole list. */
  total: number;
  /** Entries per page. */
  pageSize: number;
  /** Called with a new page size; without it the size cannot be changed. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Page sizes to choose from. @default 25, 50, 100 */
  pageSizes?: readonly number[];
  /** Accessible name, if a screen has two. @default the word for pages */
  label?: string;
  /** The next page is loading: no step can be taken. @default false */
  loading?: boolean;
  /** 28 or 32 px high. @default "md" */
  size?: "sm" | "md";
}

/** Props of {@link Pagination}. */
export type PaginationProps = PaginationOwn & Turning & Omit<ComponentProps<"nav">, "children">;

/** The position in a long list, and links to its other pages. */
export function Pagination({
  page: asked,
  total,
  pageSize,
  hrefFor,
  onPageChange,
  onPageSizeChange,
  pageSizes = [25, 50, 100],
  label,
  loading = false,
  size = "md",
  className,
  ...rest
}: PaginationProps) {
  const labels = useLabels();
  const { locale } = useLocale();
  const { format } = new Intl.NumberFormat(locale);
  const count = pageCountOf(total, pageSize);
  const page = existingPage(asked, count);
  const { from, to } = rangeOf(page, pageSize, total);
  const step = (target: number) => ({
    page: target,
    size,
    href: hrefFor?.(target),
    onSelect: onPageChange,
  });
  return (
    <nav
      aria-label={label ?? labels.pages}
      aria-busy={loading || undefined}
      data-slot="pagination"
      data-size={size}
      data-state={loading ? "loading" : undefined}
      className={clsx("@container min-w-0 text-13", className)}
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" data-slot="pagination-range" className="nums text-muted">
            {labels.rangeOf({ from: format(from), to: format(to), total: format(total) })}
          </p>
          {onPageSizeChange && (
            <PageSizeSelect pageSize={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />
          )}
        </div>
        <ul className="ms-auto flex items-center gap-1">
          <li>
            <PageStep {...step(page - 1)} disabled={loading || page === 1} rel="prev">
              <Icon icon={ChevronLeft} className="rtl:-scale-x-100" />
              {labels.previousPage}
            </PageStep>
          </li>
          {pageItems(page, count).map((item) => (
            <li
              key={item.kind === "page" ? item.page : item.key}
              // Below 640 px only the steps are left; the middle shows the current page.
              className="hidden @sm:block"
            >
              {item.kind === "gap" ? (
                <span aria-hidden className="grid w-6 place-items-center text-subtle">
                  …
                </span>
              ) : (
                <PageStep
                  {...step(item.page)}
                  current={item.page === page}
                  disabled={loading && item.page !== page}
                  label={labels.page(format(item.page))}
                >
                  {format(item.page)}
                </PageStep>
              )}
            </li>
          ))}
          <li className="nums px-1 text-muted @sm:hidden">
            {labels.pageOf(format(page), format(count))}
          </li>
          <li>
            <PageStep {...step(page + 1)} disabled={loading || page === count} rel="next">
              {labels.nextPage}
              <Icon icon={ChevronRight} className="rtl:-scale-x-100" />
            </PageStep>
          </li>
        </ul>
      </div>
    </nav>
  );
}

type PageSizeSelectProps = {
  pageSize: number;
  sizes: readonly number[];
  onChange: (pageSize: number) => void;
};

/** Chooses how many entries a page has. */
function PageSizeSelect({ pageSize, sizes, onChange }: PageSizeSelectProps) {
  const labels = useLabels();
  const { locale } = useLocale();
  const { format } = new Intl.NumberFormat(locale);
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <span id={`${id}-size`} className="whitespace-nowrap text-muted">
        {labels.perPage}
      </span>
      <Select
        aria-labelledby={`${id}-size`}
        size="sm"
        className="w-20"
        value={String(pageSize)}
        options={sizes.map((each) => ({ value: String(each), label: format(each) }))}
        onValueChange={(next) => onChange(Number(next))}
      />
    </div>
  );
}
