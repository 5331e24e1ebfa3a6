import type { ComponentProps } from "react";
import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { Brand, BuildState, ShellPaths } from "./shell.types.ts";

/** Props of {@link Footer}. */
export interface FooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Whose product it is. */
  brand: Brand;
  /** Links to the legal texts. */
  paths: Pick<ShellPaths, "privacyPolicy" | "termsOfService">;
  /** The running build. */
  build: BuildState;
  /** Year of the copyright line. */
  year: number;
}

/** A finger needs a larger target than a mouse. */
const touchable = "pointer-coarse:inline-flex pointer-coarse:h-11 pointer-coarse:items-center";

/** Copyright, the two legal texts, and the running build. */
export function Footer({ brand, paths, build, year, ...rest }: FooterProps) {
  const words = useWords(shellWords);
  return (
    <footer data-slot="footer" {...rest}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-canvas px-4 py-1.5 text-12 text-subtle sm:py-0">
        <span className="nums">
          © {year} {brand.name}
        </span>
        <nav aria-label={words.aboutSite} className="flex flex-wrap gap-x-4">
          <Link className={touchable} variant="quiet" href={paths.privacyPolicy}>
            {words.shellEntries.privacyPolicy}
          </Link>
          <Link className={touchable} variant="quiet" href={paths.termsOfService}>
            {words.shellEntries.termsOfService}
          </Link>
        </nav>
        <span className="nums ms-auto">
          {build.kind === "loading" ? words.loadingBuild : words.build(build.version)}
        </span>
      </div>
    </footer>
  );
}
