export { RequestForm, type RequestFormProps } from "./request-form.tsx";
export type { NewRequest, RequestAbout, RequestState, RequestView } from "./request-form.types.ts";
