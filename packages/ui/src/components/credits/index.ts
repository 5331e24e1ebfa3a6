export { Credits, type CreditsProps } from "./credits.tsx";
