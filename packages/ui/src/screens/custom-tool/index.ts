export { CustomToolScreen, type CustomToolScreenProps } from "./custom-tool.tsx";
export { customToolTexts } from "./custom-tool.texts.ts";
export type { CustomToolState, CustomToolWay, NewCustomTool } from "./custom-tool.types.ts";
