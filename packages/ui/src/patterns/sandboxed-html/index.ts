export { SandboxedHtml, type SandboxedHtmlProps } from "./sandboxed-html.tsx";
