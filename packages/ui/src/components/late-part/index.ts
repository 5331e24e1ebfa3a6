export { type LatePartProps, latePart } from "./late-part.tsx";
