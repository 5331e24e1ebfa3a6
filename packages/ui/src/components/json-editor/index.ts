export { JsonEditor, type JsonEditorProps } from "./json-editor.tsx";
export { formatJsonText, type JsonMistake } from "./json-text.logic.ts";
export { type JsonChange, useJsonText } from "./use-json-text.ts";
