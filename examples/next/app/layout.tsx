import "@switchboard/ui/base.css";
import "@switchboard/ui/styles.css";
import { LocaleProvider } from "@switchboard/ui/locale";
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Approvals", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <LocaleProvider locale="en-US" timeZone="UTC">
          {children}
        </LocaleProvider>
      </body>
    </html>
  );
}
