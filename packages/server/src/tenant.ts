import { AsyncLocalStorage } from "node:async_hooks";

/*
 * Whose rows the database lets statements of this moment touch, below the checks of the application (ADR 0104). Set where a request,
 * a run or a job knows its user. Without one, statements see every tenant: so do jobs that look for work, and logins.
 */

const scope = new AsyncLocalStorage<string | undefined>();

/** Runs work whose statements touch the rows of this user only, and what their organizations share with them. */
export const asUser = <Result>(userId: string, work: () => Result): Result =>
  scope.run(userId, work);

/** Runs work whose statements touch rows of every tenant, inside of a user's work too. `tenants.test.ts` lists who calls it. */
export const acrossTenants = <Result>(work: () => Result): Result => scope.run(undefined, work);

/** The user whose rows statements may touch now; undefined for all. */
export const actingUser = (): string | undefined => scope.getStore();
