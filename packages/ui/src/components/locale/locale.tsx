import { createContext, type ReactNode, use, useMemo } from "react";

/** How numbers and times are written. */
export interface Locale {
  /** BCP 47 tag; undefined takes that of the browser. */
  locale: string | undefined;
  /** IANA zone; undefined takes that of the machine. */
  timeZone: string | undefined;
}

const LocaleContext = createContext<Locale>({ locale: undefined, timeZone: undefined });

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps extends Partial<Locale> {
  /** What is written so. */
  children: ReactNode;
}

/** Sets the way numbers and times are written below it. */
export function LocaleProvider({ locale, timeZone, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The way numbers and times are written here. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
