import { covers } from "../../testing/contract.tsx";
import { whichColumn } from "./choice-question.fixtures.ts";
import { ChoiceQuestion } from "./index.ts";

export const contract = [covers(ChoiceQuestion, "choice-question", { question: whichColumn })];
