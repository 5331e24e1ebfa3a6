export { type LatePart, type LatePartProps, latePart } from "./late-part.tsx";
