import { PageHeader } from "@switchboard/ui/page-header";
import { Approval } from "./approval";
import { Chat } from "./chat";

export function App() {
  return (
    <main style={{ maxWidth: "48rem", margin: "0 auto", padding: "2rem 1rem", display: "grid" }}>
      <PageHeader title="Approvals" description="The packed library in a plain Vite project." />
      <Chat />
      <Approval />
    </main>
  );
}
