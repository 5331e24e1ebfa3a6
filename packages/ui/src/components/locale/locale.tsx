import { createContext, type ReactNode, use, useMemo } from "react";

/** How numbers and times are formatted. */
export interface Locale {
  /** BCP 47 tag; undefined uses the browser's. */
  locale: string | undefined;
  /** IANA zone; undefined uses the machine's. */
  timeZone: string | undefined;
}

const LocaleContext = createContext<Locale>({ locale: undefined, timeZone: undefined });

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps extends Partial<Locale> {
  /** The components that use it. */
  children: ReactNode;
}

/** Sets the format of numbers and times below it. */
export function LocaleProvider({ locale, timeZone, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The current locale and time zone. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
