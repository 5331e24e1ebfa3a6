import { covers } from "../../testing/contract.tsx";
import { Chart } from "./index.ts";

const shown = {
  label: "Credits used",
  categoryLabel: "Day",
  categories: ["Nov 18", "Nov 19"],
  series: [{ name: "Credits", values: [12, 30] }],
};

export const contract = [
  covers(Chart, "chart", { ...shown, kind: "bar" }),
  covers(Chart, "chart", { ...shown, kind: "line" }),
  covers(Chart, "chart", { ...shown, kind: "horizontal-bar" }),
  covers(Chart, "chart", { ...shown, kind: "bar", series: [] }),
];
