/** One line of Prometheus' text format. */
export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;

/** Reads Prometheus' text format, and throws at a line that Prometheus could not read. */
export function readSamples(text: string): Sample[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name = "", labels = "", value = ""] = LINE.exec(line) ?? [];
    if (name === "") throw new Error(`Not a line of metrics: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"(?:,|$)/g)];
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, key = "", text = ""]) => [key, text])),
      value: Number(value.replace("+Inf", "Infinity")),
    };
  });
}

/** The sum of the samples with a name and these labels; undefined if there is none. */
export function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const found = samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

/** Reads `/metrics` of a server. */
export async function scrape(url: string, token: string): Promise<Sample[]> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`/metrics answered ${response.status}.`);
  return readSamples(await response.text());
}
