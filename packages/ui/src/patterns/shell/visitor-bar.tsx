import { LinkButton } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { BrandLink } from "./brand-link.tsx";
import { NavLink } from "./nav-link.tsx";
import { visitorEntries } from "./shell-entries.ts";
import type { VisitorBarView } from "./shell.types.ts";
import { VisitorMenu } from "./visitor-menu.tsx";

/** The bar's content for somebody who is not signed in. */
export function VisitorBar(view: VisitorBarView) {
  const words = useWords(shellWords);
  const { brand, paths, current } = view;
  return (
    <>
      <VisitorMenu {...view} />
      <BrandLink brand={brand} href={paths.home} />
      <nav aria-label={words.mainNavigation} className="ms-4 hidden items-center gap-0.5 @lg:flex">
        {visitorEntries.map((item) => (
          <NavLink key={item.entry} item={item} paths={paths} current={current} shape="bar" />
        ))}
      </nav>
      <LinkButton variant="primary" size="sm" href={paths.login} className="ms-auto @max-lg:hidden">
        {words.shellEntries.login}
      </LinkButton>
    </>
  );
}
