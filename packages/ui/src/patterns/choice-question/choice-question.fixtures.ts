import type { ChoiceQuestionView } from "./types.ts";

export const whichColumn: ChoiceQuestionView = {
  question: "What do you mean by “throughput”?",
  options: [
    { label: "Amount", description: "Total Amount by Region" },
    { label: "Quantity", description: "Total Quantity by Region" },
    { label: "Without “throughput”", description: "Rows by Region" },
  ],
};

/** As long as a question may be, with words that do not break. */
export const longQuestion: ChoiceQuestionView = {
  question:
    "Which of the two files do you mean, the one that was exported from the warehouse in Porto or the one that finance keeps?",
  options: [
    {
      label: "warehouse-porto-deliveries-and-returns-2026-complete-export-final.xlsx",
      description:
        "Total Net Amount by Delivery Date (month) where Warehouse is “Porto”, Status is “delivered” and Carrier is not “own fleet”",
    },
    { label: "finance.csv" },
  ],
};
