import { beforeAll, describe, expect, it } from "vitest";
import { findRedmine } from "../../../scripts/real/redmine.mjs";
import { CredentialsRefused } from "../src/domain/plugins/types.ts";
import { describeInReal } from "./real-app.ts";
import { connectRedmine, type ConnectedRedmine } from "./real-redmine.ts";

describeInReal("a real Redmine", findRedmine(), () => {
  let real: ConnectedRedmine;
  let ana: string;
  let ben: string;
  beforeAll(async () => {
    real = await connectRedmine();
    [ana, ben] = await Promise.all([real.redmine.apiKey("ana"), real.redmine.apiKey("ben")]);
  });

  it("brings issues that are new or changed to an inbox, each once [SRC-01]", async () => {
    const request = { settings: { project: "all", assigned_to: "me" }, limit: 50 };
    const first = await real.feed(ana, { ...request, cursor: null });
    expect(first?.entries).toMatchObject([
      {
        kind: "issue",
        id: "1",
        title: "Blank page after sign-in",
        description: "Since the last release the page stays empty.",
        status: "New",
        priority: "High",
        assignee: "Ana Souza",
        dueDate: "2027-03-31",
        url: `${real.redmine.url}/issues/1`,
      },
    ]);
    const cursor = first?.cursor ?? null;
    expect((await real.feed(ana, { ...request, cursor }))?.entries).toEqual([]);
    const open = { settings: { project: "website", assigned_to: "all" }, limit: 1, cursor: null };
    const part = await real.feed(ana, open);
    expect(part).toMatchObject({ entries: [{ id: "1" }], more: true, count: 2 });
    const rest = await real.feed(ana, { ...open, cursor: part?.cursor ?? null });
    expect(rest).toMatchObject({ entries: [{ title: "Show opening hours" }], more: false });
  });

  const failure = (given: Promise<unknown>): Promise<Error> =>
    given.then(
      () => new Error("It did not fail."),
      (error: Error) => error,
    );

  /** Some columns of a table, row by row. */
  function cells(result: unknown, ...names: string[]): unknown[][] {
    const { columns, rows } = result as { columns: { name: string }[]; rows: unknown[][] };
    const at = names.map((name) => columns.findIndex((column) => column.name === name));
    return rows.map((row) => at.map((index) => row[index]));
  }

  /** What a call reads, as Ana: the columns, and their rows. */
  const READS: [tool: string, args: object, columns: string[], rows: unknown[][]][] = [
    [
      "list_projects",
      {},
      ["name", "identifier"],
      [
        ["Payroll", "payroll"],
        ["Website", "website"],
      ],
    ],
    [
      "list_members",
      { project: "Website" },
      ["name", "roles"],
      [
        ["Ana Souza", "Manager"],
        ["Ben Okafor", "Reporter"],
      ],
    ],
    [
      "list_statuses",
      {},
      ["name", "is_closed"],
      [
        ["New", false],
        ["In Progress", false],
        ["Resolved", false],
        ["Feedback", false],
        ["Closed", true],
        ["Rejected", true],
      ],
    ],
    ["list_trackers", {}, ["name"], [["Bug"], ["Feature"], ["Support"]]],
    [
      "list_priorities",
      {},
      ["name", "is_default"],
      [
        ["Low", false],
        ["Normal", true],
        ["High", false],
        ["Urgent", false],
        ["Immediate", false],
      ],
    ],
    ["list_activities", {}, ["name"], [["Design"], ["Development"]]],
    [
      "list_issues",
      { project: "website" },
      ["id", "subject", "tracker", "priority", "assigned_to", "due_date"],
      [
        [2, "Show opening hours", "Feature", "Normal", null, null],
        [1, "Blank page after sign-in", "Bug", "High", "Ana Souza", "2027-03-31"],
      ],
    ],
    [
      "list_issues",
      { project: "Website", tracker: "bug", status: "Closed" },
      ["subject", "status"],
      [["Menu hides on phones", "Closed"]],
    ],
    [
      "list_issues",
      { project: "website", assigned_to: "Ana Souza", text: "PAGE blank" },
      ["id"],
      [[1]],
    ],
    ["list_issues", { assigned_to: "me" }, ["id"], [[1]]],
    ["list_issues", { text: "100% | none" }, ["id"], []],
    [
      "list_time_entries",
      { project: "Website", user: "me", from: "2026-11-19", to: "2026-11-19" },
      ["spent_on", "hours", "activity", "issue", "user", "comments"],
      [["2026-11-19", 1.5, "Development", 1, "Ana Souza", "Found where it happens"]],
    ],
    ["list_time_entries", { from: "2026-11-20" }, ["id"], []],
    ["list_time_entries", { to: "2026-11-18" }, ["id"], []],
  ];

  it.each(READS)("reads what is there: %s %j", async (tool, args, columns, rows) => {
    expect(cells(await real.call(ana, tool, { ...args }), ...columns)).toEqual(rows);
  });

  it("lists the custom fields of issues, for administrators only", async () => {
    await real.redmine.run(`
      IssueCustomField.create!(name: "Cost centre", field_format: "string", trackers: Tracker.all)
      ProjectCustomField.create!(name: "Owner", field_format: "string")`);
    const told = await real.fields(await real.redmine.apiKey("admin"));
    expect(told?.complete).toBe(true);
    expect(told?.fields.map(({ name }) => name)).toContain("Cost centre");
    expect(told?.fields.map(({ name }) => name)).not.toContain("Owner");
    const refused = await failure(real.fields(ben));
    expect(refused.message).toBe("Redmine does not allow this (403).");
  });

  it("shows an issue with what was written about it", async () => {
    expect(await real.call(ana, "get_issue", { issue_id: 1 })).toMatchObject({
      issue: {
        subject: "Blank page after sign-in",
        author: "Ben Okafor",
        estimated_hours: 3,
        spent_hours: 1.5,
        description: "Since the last release the page stays empty.",
      },
      notes: [{ author: "Ben Okafor", text: "A customer wrote about it again." }],
    });
  });

  it("lists more than one page, and says how many there are where it lists fewer", async () => {
    await real.redmine.run(`
      User.current = User.find_by!(login: "ana")
      105.times do |n|
        Issue.create!(project: Project.find("payroll"), tracker: Tracker.first, subject: "Wage #{n}",
          author: User.current, priority: IssuePriority.default, status: IssueStatus.first)
      end`);
    const all = await real.call(ana, "list_issues", { project: "payroll", limit: 200 });
    expect(new Set(cells(all, "subject").flat()).size).toBe(105);
    expect(all).toMatchObject({ row_count: 105, truncated: false });
    const some = await real.call(ana, "list_issues", { project: "payroll", limit: 20 });
    expect(cells(some, "id")).toHaveLength(20);
    expect(some).toMatchObject({ row_count: 105, truncated: true });
  });

  it("creates an issue with all that can be said of it, changes it, logs time on it and deletes it", async () => {
    const subject = "Prices & <b>taxes</b> “ü” 🚀";
    const created = await real.call(ana, "create_issue", {
      ...{ project: "Website", subject, description: "One\nTwo", tracker: "Feature" },
      ...{ priority: "Urgent", assigned_to: "Ben Okafor", due_date: "2027-04-01" },
      ...{ estimated_hours: 2.5, fields: { Client: "Halden" } },
    });
    expect(created).toMatchObject({
      issue: { subject, status: "New", assigned_to: "Ben Okafor", Client: "Halden" },
    });
    const { id } = (created as { issue: { id: number } }).issue;
    expect(await real.look(`/issues/${id}.json`)).toMatchObject({
      issue: {
        ...{ subject, description: "One\r\nTwo", tracker: { name: "Feature" } },
        ...{ priority: { name: "Urgent" }, assigned_to: { name: "Ben Okafor" } },
        ...{ author: { name: "Ana Souza" }, due_date: "2027-04-01", estimated_hours: 2.5 },
        custom_fields: [{ name: "Client", value: "Halden" }],
      },
    });

    const person = cells(await real.call(ana, "list_members", { project: "website" }), "id")[0];
    const changed = await real.call(ana, "update_issue", {
      ...{ issue_id: id, notes: "On it.", status: "In Progress", priority: "Low" },
      ...{ assigned_to_id: person?.[0], subject: "Taxes", due_date: "2027-05-01" },
      ...{ done_ratio: 30, fields: { Client: "Acme" } },
    });
    expect(changed).toMatchObject({
      issue: { subject: "Taxes", status: "In Progress", done_ratio: 30, Client: "Acme" },
    });
    expect(await real.look(`/issues/${id}.json?include=journals`)).toMatchObject({
      issue: {
        ...{ subject: "Taxes", status: { name: "In Progress" }, priority: { name: "Low" } },
        ...{ assigned_to: { name: "Ana Souza" }, due_date: "2027-05-01", done_ratio: 30 },
        custom_fields: [{ value: "Acme" }],
        journals: [{ user: { name: "Ana Souza" }, notes: "On it." }],
      },
    });

    const logged = { hours: 1.25, activity: "Design", comments: "Read", spent_on: "2026-11-20" };
    expect(await real.call(ana, "log_time", { issue_id: id, ...logged })).toMatchObject({
      time_entry: { ...logged, issue: id, user: "Ana Souza" },
    });
    expect(await real.look(`/issues/${id}.json`)).toMatchObject({ issue: { spent_hours: 1.25 } });

    await real.call(ana, "delete_issue", { issue_id: id });
    expect(await real.look(`/issues/${id}.json`)).toBe(404);
  });

  it("shows an issue as it is after a change of which Redmine left a part out without a word", async () => {
    const change = { issue_id: 1, status: "Closed", notes: "Please close." };
    expect(await real.call(ben, "update_issue", change)).toMatchObject({
      issue: { id: 1, status: "New", priority: "High" },
    });
    expect(await real.look("/issues/1.json?include=journals")).toMatchObject({
      issue: { journals: [{}, { user: { name: "Ben Okafor" }, notes: "Please close." }] },
    });
  });

  it("is tried with every tool that there is", () => {
    const others = [
      "list_custom_fields",
      "get_issue",
      "create_issue",
      "update_issue",
      "log_time",
      "delete_issue",
    ];
    expect(new Set([...READS.map(([tool]) => tool), ...others])).toEqual(
      new Set(real.manifest.tools.map(({ name }) => name)),
    );
  });

  const REFUSALS: [who: "ana" | "ben", tool: string, args: object, says: string][] = [
    [
      ...(["ana", "create_issue", { project: "Website", subject: "  " }] as const),
      "Redmine says: Subject cannot be blank (422).",
    ],
    [
      ...([
        "ana",
        "create_issue",
        { project: "1", subject: "A", fields: { Client: "x" } },
      ] as const),
      "Redmine says: Client is too short (minimum is 3 characters) (422).",
    ],
    [
      ...(["ana", "update_issue", { issue_id: 1, assigned_to_id: 1 }] as const),
      "Redmine says: Assignee is invalid (422).",
    ],
    [
      ...(["ana", "log_time", { issue_id: 1, hours: 1 }] as const),
      "Redmine says: Activity cannot be blank (422).",
    ],
    [
      ...(["ana", "list_issues", { status: "Doing" }] as const),
      "The status 'Doing' was not found. Choose one of: New, In Progress, Resolved, Feedback, Closed, Rejected.",
    ],
    [
      ...(["ana", "list_issues", { assigned_to: "Ana Souza" }] as const),
      "Add the project. Without it, 'Ana Souza' cannot be found by name.",
    ],
    [
      ...(["ana", "get_issue", { issue_id: 99_999 }] as const),
      "Issue 99999 was not found, or you do not have access to it.",
    ],
    [
      ...(["ana", "update_issue", { issue_id: 99_999, notes: "?" }] as const),
      "Issue 99999 was not found, or you do not have access to it.",
    ],
    [
      ...(["ben", "list_members", { project: "payroll" }] as const),
      "The project 'payroll' was not found. Choose one of: Website.",
    ],
    ["ben", "list_issues", { project: "2" }, "Redmine does not allow this (403)."],
    ["ben", "delete_issue", { issue_id: 1 }, "Redmine does not allow this (403)."],
  ];

  it.each(REFUSALS)(
    "says why not, and changes nothing: %s %s %j",
    async (who, tool, args, says) => {
      const before = await real.look("/issues/1.json");
      const error = await failure(real.call(who === "ana" ? ana : ben, tool, { ...args }));
      expect(error.message).toBe(says);
      expect(error).not.toBeInstanceOf(CredentialsRefused);
      expect(await real.look("/issues/1.json")).toEqual(before);
    },
  );

  describe("a key", () => {
    const notAccepted =
      "Redmine rejected the credentials (401). Check 'API access key' of the connection.";

    it("that Redmine accepts is shown with the login of its user", async () => {
      expect(await real.check(ben)).toBe("ben");
    });

    /** Redmine answers invalid credentials with what strangers may see: an empty list, or an issue without an author. */
    it.each([
      ["list_issues", {}],
      ["list_projects", {}],
      ["get_issue", { issue_id: 1 }],
      ["create_issue", { project: "open-house", subject: "By nobody" }],
    ])(
      "that it does not know is refused, and is not taken for a stranger's: %s",
      async (tool, args) => {
        await real.redmine.run(`
        Role.anonymous.add_permission!(:add_issues)
        Project.find_by(identifier: "open-house") ||
          Project.create!(name: "Open house", identifier: "open-house", is_public: true, trackers: Tracker.all)
        nil`);
        const error = await failure(real.call("0".repeat(40), tool, args));
        expect(error).toMatchObject({ message: notAccepted, health: "expired" });
        expect(await real.look("/issues.json?project_id=open-house")).toMatchObject({ issues: [] });
      },
    );

    it("that was reset is refused from then on, and the new one is taken", async () => {
      await real.redmine.run(`User.find_by!(login: "ben").api_token.destroy`);
      expect(await failure(real.call(ben, "list_issues"))).toMatchObject({
        message: notAccepted,
        health: "expired",
      });
      ben = await real.redmine.apiKey("ben");
      expect(cells(await real.call(ben, "list_issues", { project: "website" }), "id")).toHaveLength(
        2,
      );
    });

    it("of a person who was locked is refused", async () => {
      await real.redmine.run(`User.find_by!(login: "ben").lock!`);
      expect(await failure(real.check(ben))).toMatchObject({ message: notAccepted });
      await real.redmine.run(`User.find_by!(login: "ben").activate!`);
    });

    it("is useless while the REST web service is off, and the connection is marked as failing", async () => {
      await real.redmine.run(`Setting.rest_api_enabled = "0"`);
      const error = await failure(real.call(ana, "list_issues"));
      await real.redmine.run(`Setting.rest_api_enabled = "1"`);
      expect(error).toMatchObject({
        message: "Redmine does not allow this (403). Check 'API access key' of the connection.",
        health: "failing",
      });
    });
  });
});
