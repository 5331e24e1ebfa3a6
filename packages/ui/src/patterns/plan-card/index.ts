export { type PlanAction, PlanCard, type PlanCardProps } from "./plan-card.tsx";
export { PlanGrid } from "./plan-grid.tsx";
