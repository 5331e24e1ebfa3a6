import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const headers = z.record(z.string(), z.string());

const exchange = z.strictObject({
  request: z.strictObject({
    method: z.string(),
    /** Path and query; the order of the parameters does not matter. */
    target: z.string().startsWith("/"),
    /** A JSON value, or the text of a form; absent for none. */
    body: z.json().optional(),
  }),
  answer: z.strictObject({
    status: z.int(),
    headers: headers.optional(),
    /** A JSON value, or a text that is sent as it is. */
    body: z.json().optional(),
  }),
});

const connectorCase = z
  .strictObject({
    /** The tool that is run, `check` for the call that tries the credentials, `fields` for what the app's fields are read with. */
    tool: z.string(),
    /** What the offline planner makes this call of. */
    prompt: z.string().optional(),
    args: z.record(z.string(), z.unknown()).optional(),
    exchanges: z.array(exchange),
    result: z.json().optional(),
    error: z.string().optional(),
  })
  .refine(
    ({ result, error }) => (result === undefined) !== (error === undefined),
    "has a result or an error",
  );

const connection = z.strictObject({
  configuration: z.record(z.string(), z.string()),
  credentials: z.record(z.string(), z.string()),
  field_mappings: z.record(z.string(), z.string()).optional(),
  /** Headers that every request must have. */
  sent_headers: headers.optional(),
});

/** One recorded exchange of a connector with its app. */
export type Exchange = z.output<typeof exchange>;
/** One call of a tool: what it sends, what the app answers, and what the tool makes of it. */
export type ConnectorCase = z.output<typeof connectorCase> & { readonly file: string };
/** The connection that a plugin's cases are run with. */
export type CaseConnection = z.output<typeof connection>;

/**
 * Reads `connection.json` and the cases of a plugin's `test` folder.
 * @throws an error that names the file that is wrong
 */
export async function readCases(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const read = async <Output>(name: string, schema: z.ZodType<Output>): Promise<Output> => {
    const parsed = schema.safeParse(JSON.parse(await readFile(join(folder, name), "utf8")));
    if (!parsed.success) throw new Error(`${join(folder, name)}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  const cases: ConnectorCase[] = [];
  for (const name of names.filter((one) => one !== "connection.json")) {
    cases.push({ ...(await read(name, connectorCase)), file: name });
  }
  return { connection: await read("connection.json", connection), cases };
}
