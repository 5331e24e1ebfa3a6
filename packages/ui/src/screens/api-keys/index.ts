export { ApiKeysScreen, type ApiKeysScreenProps } from "./api-keys.tsx";
export { apiKeysTexts } from "./api-keys.texts.ts";
export type {
  ApiKeyRow,
  ApiKeyScope,
  ApiKeysActions,
  ApiKeysState,
  NewApiKey,
} from "./api-keys.types.ts";
