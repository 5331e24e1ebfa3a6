export { CustomToolScreen, type CustomToolScreenProps } from "./custom-tool.tsx";
export { customToolTexts } from "./custom-tool.texts.ts";
export type {
  CustomToolState,
  CustomToolWay,
  NewCustomTool,
  NewService,
  OpenapiDocument,
} from "./custom-tool.types.ts";
