import { useServices } from "../services-context.tsx";

/** The title of the browser's tab: `{page heading} - {product}`. */
export function PageTitle({ heading }: { heading: string }) {
  const { config } = useServices();
  return <title>{`${heading} - ${config.brand.name}`}</title>;
}
