import { ToastProvider } from "@switchboard/ui/toast";
import { Outlet } from "react-router";

/** The list and the page of an item: what was done on one can be undone on the other. */
export const createRoute = () => ({ Component: InboxLayout });

function InboxLayout() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}
