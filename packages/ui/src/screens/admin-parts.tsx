import { clsx } from "clsx";
import { Link } from "../components/link/index.ts";

/** A page of the administration. */
export interface AdminPage {
  label: string;
  href: string;
  current: boolean;
}

/** The pages of the administration, above the title of each. */
export function AdminNav({ pages }: { pages: readonly AdminPage[] }) {
  if (pages.length < 2) return null;
  return (
    <nav aria-label="Administration" className="mb-6">
      <ul className="flex flex-wrap gap-x-5 border-line border-b text-13">
        {pages.map(({ label, href, current }) => (
          <li className={clsx("-mb-px", current && "border-b-2 border-b-accent")} key={href}>
            <Link aria-current={current ? "page" : undefined} href={href} variant="plain">
              <span
                className={clsx("block py-2 font-medium", current ? "text-default" : "text-muted")}
              >
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
