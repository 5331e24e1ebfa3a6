import type { ShippedApp } from "./consent-app.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64url");

const header = (name: string, value: string) => ({ name, value });

/** A mailbox with one message, as Gmail answers for it. The account's address is its name at `example.com`. */
export const gmailApp: ShippedApp = {
  plugin: "gmail",
  answer({ method, path, query }, account) {
    const emailAddress = `${account}@example.com`;
    const headers = [
      header("From", "Bo Lind <bo@example.com>"),
      header("To", emailAddress),
      header("Subject", `Crane for ${account}`),
    ];
    const message = {
      id: "18c2f0a1b2c3d4e5",
      threadId: "18c2f0a1b2c3d4e5",
      labelIds: ["INBOX"],
      snippet: "It stands at the quay.",
      internalDate: "1700470950000",
      payload: {
        mimeType: "multipart/alternative",
        headers,
        parts: [{ mimeType: "text/plain", body: { data: base64("It stands at quay 7.") } }],
      },
    };
    switch (`${method} ${path.replace("/gmail/v1/users/me", "")}`) {
      case "GET /profile":
        return { emailAddress };
      case "GET /messages":
        return query.get("q") === "nothing"
          ? { resultSizeEstimate: 0 }
          : { messages: [{ id: message.id, threadId: message.threadId }] };
      case `GET /messages/${message.id}`:
        return message;
      case "POST /messages/send":
        return { id: "18c2f0ffffffffff", threadId: "18c2f0ffffffffff", labelIds: ["SENT"] };
      default:
        return undefined;
    }
  },
};

/** A calendar with one event, as Google Calendar answers for it. */
export const calendarApp: ShippedApp = {
  plugin: "google-calendar",
  answer({ path }, account) {
    const own = { id: `${account}@example.com`, summary: account, primary: true };
    switch (path.replace("/calendar/v3", "")) {
      case "/users/me/calendarList/primary":
        return own;
      case "/users/me/calendarList":
        return { items: [own] };
      case "/calendars/primary/events":
        return { items: [{ id: "6c4ap3o0p5g8k9i2m1n7", summary: `Crane of ${account}` }] };
      default:
        return undefined;
    }
  },
};

/** Companies of {@link quickbooksApp}. */
export const REALM = "9130347798120106";
export const OTHER_REALM = "9130347798120107";

/** Two companies with one unpaid invoice each, as QuickBooks answers for them. */
export const quickbooksApp: ShippedApp = {
  plugin: "quickbooks",
  answer({ path, query }, account) {
    const realm = [REALM, OTHER_REALM].find((one) => path.startsWith(`/v3/company/${one}/`));
    switch (path.replace(`/v3/company/${realm}`, "")) {
      case `/companyinfo/${realm}`:
        return { CompanyInfo: { CompanyName: `Harbour of ${account}`, Id: "1" } };
      case "/query":
        return query.get("query")?.includes("from Invoice")
          ? { QueryResponse: { Invoice: [{ Id: "130", DocNumber: "1037", TotalAmt: 362.07 }] } }
          : { QueryResponse: {} };
      default:
        return undefined;
    }
  },
};
