import { appendText } from "../../../../packages/app/src/chat/chunked-text.ts";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import { answersIn } from "../mount-react.tsx";
import { OurAnswer } from "../our-answer.tsx";

export const contender = answersIn(OurAnswer, appendText, usePacedStore);
