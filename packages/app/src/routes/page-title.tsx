import { useServices } from "../services-context.tsx";

/** The document's title: `{page heading} - {product}`. */
export function PageTitle({ heading }: { heading: string }) {
  const { config } = useServices();
  return <title>{`${heading} - ${config.brand.name}`}</title>;
}
