import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Draws the interface's links without a page load. */
export function RouterLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <Link to={href} {...rest} />;
}
