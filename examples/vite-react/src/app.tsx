import { PageHeader } from "@switchboard/ui/page-header";
import { Approval } from "./approval";
import { Chat } from "./chat";
import { Work } from "./work";

export function App() {
  return (
    <main
      style={{
        maxWidth: "48rem",
        margin: "0 auto",
        padding: "2rem 1rem",
        display: "grid",
        gap: "2rem",
      }}
    >
      <PageHeader title="Approvals" description="The packed library in a project of its own." />
      <Chat />
      <Approval />
      <Work />
    </main>
  );
}
