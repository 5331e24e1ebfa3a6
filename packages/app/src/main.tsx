import "@switchboard/ui/styles.css";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { loadConfig } from "./config/config.ts";
import { createRouter } from "./routes/router.tsx";
import { createServices } from "./services.ts";
import { reloadAfterUpdate } from "./reload-after-update.ts";
import { ServicesProvider } from "./services-context.tsx";
import { applyTheme, readTheme } from "./session/theme.ts";

reloadAfterUpdate();
applyTheme(readTheme());
const services = createServices(await loadConfig());
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");

createRoot(root).render(
  <ServicesProvider services={services}>
    <RouterProvider router={createRouter(services)} />
  </ServicesProvider>,
);
