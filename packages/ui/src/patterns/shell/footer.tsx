import { Link } from "../../components/link/index.ts";
import { shellWords } from "./shell-entries.ts";
import type { Brand, BuildState, ShellPaths } from "./shell.types.ts";

/** Props of {@link Footer}. */
export interface FooterProps {
  brand: Brand;
  paths: Pick<ShellPaths, "privacyPolicy" | "termsOfService">;
  build: BuildState;
  /** Of the copyright line. */
  year: number;
  className?: string;
}

/** Copyright, the two legal texts, and which build answers. */
export function Footer({ brand, paths, build, year, className }: FooterProps) {
  return (
    <footer data-slot="footer" className={className}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-canvas px-4 py-1.5 text-12 text-subtle sm:py-0">
        <span className="nums">
          © {year} {brand.name}
        </span>
        <nav aria-label={shellWords.footer} className="flex flex-wrap gap-x-4">
          <Link variant="quiet" href={paths.privacyPolicy}>
            {shellWords.privacy}
          </Link>
          <Link variant="quiet" href={paths.termsOfService}>
            {shellWords.terms}
          </Link>
        </nav>
        <span className="nums ms-auto">
          {build.kind === "loading" ? shellWords.loadingBuild : shellWords.build(build.version)}
        </span>
      </div>
    </footer>
  );
}
