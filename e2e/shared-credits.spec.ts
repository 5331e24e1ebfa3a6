import type { Browser, Page } from "@playwright/test";
import { invitationLink } from "./outbox.ts";
import { ask, enableTasks, newEmail, settled, signUp } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

const ledger = (page: Page) => page.getByRole("table", { name: "Ledger" });
const balance = (page: Page, credits: string) =>
  page.getByRole("link", { name: `Balance: ${credits} credits` });

/** Another user with their own browser. */
async function another(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  return context.newPage();
}

async function buy(page: Page, origin: string, button: string, price: string) {
  await page.goto(`${origin}/ui/pricing`);
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText(price)).toBeVisible();
  await page.getByRole("button", { name: "Confirm (test mode)" }).click();
  await expect(page.getByRole("heading", { name: "Purchase Successful!" })).toBeVisible();
}

test("two people spend a pack that one of them bought, the ledger explains each credit, and who corrects a balance is named [LIMIT-20 LIMIT-21 S25 ROLE-08]", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const admin = newEmail();
  const server = await TestServer.launch({ ADMIN_EMAILS: admin });
  const origin = server.url;
  const colleague = await another(browser, origin);
  const boss = await another(browser, origin);
  try {
    await signUp(page, { origin });
    const post = async (of: Page, path: string, data: object = {}) => {
      const answer = await of.request.post(`${origin}/api/v1/${path}`, { data });
      await expect(answer).toBeOK();
      return answer;
    };
    const made = await post(page, "organizations", { name: "Halden Coffee" });
    const { id } = (await made.json()) as { id: string };
    const email = await signUp(colleague, { origin });
    await post(page, `organizations/${id}/invitations`, { email });
    const link = await invitationLink(page, email, origin);
    await post(colleague, `invitations/${link.split("/").at(-1)}/accept`);

    await buy(page, origin, "Choose Team", "$99.00");
    await buy(page, origin, "Buy Starter Pack", "$10.00");
    await page.goto(`${origin}/ui/organization/settings`);
    const add = page.getByRole("form", { name: "Add personal credits" });
    await add.getByRole("textbox").fill("1,200");
    await add.getByRole("button", { name: "Add" }).click();
    await expect(page.getByText("1,200 credits were added.")).toBeVisible();

    for (const who of [page, colleague]) {
      await enableTasks(who, { origin });
      await ask(who, "List my tasks");
      await settled(who);
    }
    await page.goto(`${origin}/ui/credits`);
    await expect(balance(page, "21198.00")).toBeVisible();
    await expect(ledger(page).getByRole("row")).toHaveText([
      /Activity/,
      /1 tool call.*-1\.00.*21198\.00/,
      /1 tool call.*List my tasks.*-1\.00.*21199\.00/,
      /Added by the owner.*\+1200\.00.*21200\.00/,
      /Monthly credits, Team.*\+20000\.00.*20000\.00/,
    ]);
    await colleague.goto(`${origin}/ui/credits`);
    await expect(ledger(colleague).getByRole("row")).toHaveText([
      /Activity/,
      /1 tool call.*List my tasks.*-1\.00.*21198\.00/,
    ]);
    await expect(balance(colleague, "21198.00")).toBeVisible();

    await signUp(boss, { origin, email: admin });
    const solo = await another(browser, origin);
    const third = await signUp(solo, { origin });
    await boss.goto(`${origin}/ui/admin/users?query=${encodeURIComponent(third)}`);
    await boss.getByRole("link", { name: `Edit ${third}` }).click();
    await boss.getByRole("spinbutton", { name: "Balance" }).fill("512.5");
    await boss.getByRole("button", { name: "Save User" }).click();
    await expect(boss.getByText("User updated successfully! Redirecting...")).toBeVisible();
    await solo.goto(`${origin}/ui/credits`);
    await expect(
      ledger(solo).getByRole("row", { name: new RegExp(`Balance changed by ${admin}`) }),
    ).toContainText("+12.50");
    await solo.context().close();
  } finally {
    await colleague.context().close();
    await boss.context().close();
    await server.dispose();
  }
});
