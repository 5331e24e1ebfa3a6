import { appendText } from "../../../../packages/app/src/chat/chunked-text.ts";
import { answersIn } from "../mount-react.tsx";
import { OurAnswer } from "../our-answer.tsx";

/** Ours in every frame, as a peer draws: with a pace that follows what a drawing takes, dearer ones become fewer, and growth hides. */
export const contender = answersIn(OurAnswer, appendText);
