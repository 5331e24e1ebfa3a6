export { type Locale, LocaleProvider, type LocaleProviderProps, useLocale } from "./locale.tsx";
