import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { Footer } from "./footer.tsx";
import { RouteProgress } from "./route-progress.tsx";
import type { Brand, BuildState, ShellPaths } from "./shell.types.ts";

export interface ShellFrameProps extends Omit<ComponentProps<"div">, "children"> {
  /** The bar at the top. */
  bar: ReactNode;
  /** What concerns every page, between bar and page. */
  banner?: ReactNode;
  /** Whose product it is. */
  brand: Brand;
  /** Links to the legal texts. */
  paths: Pick<ShellPaths, "privacyPolicy" | "termsOfService">;
  /** The running build; shown in the footer. */
  build: BuildState;
  /** Year of the copyright line. */
  year: number;
  /** The page fills exactly the space between bar and footer and scrolls inside itself. @default false */
  fixed?: boolean;
  /** The next page is loading; the current one stays. @default false */
  routeLoading?: boolean;
  /** The page. */
  children: ReactNode;
}

/** What every shell has around its page, whoever is looking. */
export function ShellFrame({
  bar,
  banner,
  brand,
  paths,
  build,
  year,
  fixed = false,
  routeLoading = false,
  className,
  children,
  ...rest
}: ShellFrameProps) {
  const words = useWords(shellWords);
  return (
    <div
      data-slot="shell"
      className={clsx("flex min-w-0 flex-col bg-canvas", fixed ? "h-dvh" : "min-h-dvh", className)}
      {...rest}
    >
      <a
        href="#main"
        className="floating fixed start-2 top-2 z-toast rounded-6 px-3 py-2 font-medium text-13 shadow-2 not-focus:sr-only"
      >
        {words.skipToContent}
      </a>
      {bar}
      {banner}
      <main
        id="main"
        tabIndex={-1}
        aria-busy={routeLoading || undefined}
        className={clsx("relative flex min-w-0 flex-1 flex-col outline-none", fixed && "min-h-0")}
      >
        {routeLoading && <RouteProgress />}
        {children}
      </main>
      {/* A screen of fixed height has no space to spare on a phone: there the legal texts are in the menu. */}
      <Footer
        brand={brand}
        paths={paths}
        build={build}
        year={year}
        className={clsx("print:hidden", fixed && "max-sm:hidden")}
      />
    </div>
  );
}
