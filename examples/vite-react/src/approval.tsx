"use client";
import { Button } from "@switchboard/ui/button";
import { Notice } from "@switchboard/ui/notice";
import {
  ApprovalDialog,
  type ApprovalDecision,
  type ApprovalRequest,
} from "@switchboard/ui/patterns/approval-dialog";
import { useState } from "react";

const request: ApprovalRequest = {
  id: "approval-1",
  call: {
    id: "call-1",
    name: "create_issue",
    arguments: { project: "AR", summary: "Collect INV-20418", notify: true },
  },
  connection: { name: "Jira – Halden Ops", plugin: "Jira", logoUrl: null },
  effect: "write",
  sentence: "Create a task in the project AR.",
  // The JSON Schema of the arguments: it makes the form.
  schema: {
    type: "object",
    required: ["project", "summary"],
    properties: {
      project: { type: "string", title: "Project", enum: ["AR", "OPS"] },
      summary: { type: "string", title: "Summary" },
      notify: { type: "boolean", title: "Tell the assignee" },
    },
  },
  origins: [],
  expiresAt: null,
};

export function Approval() {
  const [waiting, setWaiting] = useState<ApprovalRequest | null>(request);
  // Requests that expire need a clock that ticks; this one does not.
  const [now] = useState(Date.now);
  const [decision, setDecision] = useState<ApprovalDecision | null>(null);
  return (
    <>
      <Button style={{ justifySelf: "start" }} onClick={() => setWaiting(request)}>
        Ask again
      </Button>
      {decision && <Notice tone="success">Approved: {JSON.stringify(decision.arguments)}</Notice>}
      <ApprovalDialog
        request={waiting}
        now={now}
        onApprove={(approved) => {
          setDecision(approved);
          setWaiting(null);
        }}
        onDeny={() => setWaiting(null)}
      />
    </>
  );
}
