/** What talks to mail servers. Imported when the first account is used, since the libraries of mail are a tenth of the server. */
export { archiveMessage, deleteMessage, markMessage, moveMessage } from "./change.ts";
export { listFolders } from "./folders.ts";
export { withImap } from "./imap.ts";
export { readNewMail } from "./inbox-feed.ts";
export { moveMail } from "./move-mail.ts";
export { readMessage } from "./read.ts";
export { searchMessages } from "./search.ts";
export { sendLetter, sendReply } from "./send.ts";
export { trySmtp } from "./smtp.ts";
