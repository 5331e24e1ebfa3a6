import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Paths that the server handles, also where the app has the same host. */
const OF_SERVER = /^\/api\//;

/** The link of the interface: pages of the app open without a page load. */
export function RouterLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <Link reloadDocument={OF_SERVER.test(href)} to={href} {...rest} />;
}
