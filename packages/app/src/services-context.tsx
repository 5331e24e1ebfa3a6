import { createContext, type ReactNode, use } from "react";
import type { Services } from "./services.ts";
import { SiteProvider } from "./site-context.tsx";

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  return (
    <ServicesContext value={services}>
      <SiteProvider site={services}>{children}</SiteProvider>
    </ServicesContext>
  );
}

/** The services of the running app. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("useServices needs a ServicesProvider above it.");
  return services;
}
