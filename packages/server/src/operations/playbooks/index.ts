export * from "./create-playbook.ts";
export * from "./delete-playbook.ts";
export * from "./get-playbook.ts";
export * from "./list-playbooks.ts";
export * from "./preview-playbook.ts";
export * from "./preview-playbook-draft.ts";
export * from "./update-playbook.ts";
