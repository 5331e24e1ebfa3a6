/**
 * Uses the app from the README: answers the approval, asks a question and waits for the streamed answer, and looks for the
 * table, the inbox and the form.
 * @param {import("playwright").Page} page with a base address
 * @returns {Promise<string[]>} problems, and the page's console messages
 */
export async function visit(page) {
  /** @type {string[]} */
  const problems = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`The page said: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`The page said: ${error.message}`));
  const dialog = page.getByRole("alertdialog", { name: "Approval Required" });
  await page.goto("/");
  await dialog.waitFor();
  const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (["rgba(0, 0, 0, 0)", "transparent"].includes(ground))
    problems.push("The dialog has no ground: the stylesheet does not reach it.");
  const margin = await page.evaluate(() => getComputedStyle(document.body).margin);
  if (margin !== "0px") problems.push("The page is not reset: base.css does not reach it.");
  const font = await page.evaluate(() => document.fonts.check('14px "Inter Variable"'));
  if (!font) problems.push("The fonts of the stylesheet are not loaded.");
  const approve = dialog.getByRole("button", { name: "Approve & Continue" });
  await page.waitForSelector("[data-armed]");
  await approve.click();
  await page.getByText("Approved:").waitFor();
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill("And in November?");
  await box.press("Enter");
  await page.getByRole("article", { name: "You" }).getByText("And in November?").waitFor();
  await page.getByRole("log", { name: "Conversation" }).getByText("word by word.").waitFor();
  await page.getByRole("list", { name: "Inbox" }).getByRole("link").first().waitFor();
  await page.getByRole("table", { name: "Invoices" }).getByText("INV-20000").waitFor();
  await page.getByLabel("Amount from which to tell").fill("500");
  return problems;
}
