import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isOfServer } from "../config/paths.ts";

/** The link of the interface: pages of the app open without a page load. */
export function RouterLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <Link reloadDocument={isOfServer(href)} to={href} {...rest} />;
}
