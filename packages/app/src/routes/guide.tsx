import { type GuideReady, GuideScreen, guideTexts } from "@switchboard/ui/screens/guide";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { loadGuide } from "./guide-loader.ts";
import { PageTitle } from "./page-title.tsx";

const createGuide = (about: GuideReady["about"]) => (services: Services) => ({
  loader: ({ params }: LoaderFunctionArgs) => loadGuide(services, about, params.pluginName ?? ""),
  Component: Guide,
});

export const setupGuide = { createRoute: createGuide("setup") };
export const toolDocs = { createRoute: createGuide("tools") };

function Guide() {
  const { paths } = useServices();
  const guide = useLoaderData<GuideReady>();
  const { about, displayName } = guide;
  return (
    <>
      <PageTitle heading={about === "setup" ? guideTexts.setupTitle(displayName) : displayName} />
      <GuideScreen paths={paths} state={guide} />
    </>
  );
}
