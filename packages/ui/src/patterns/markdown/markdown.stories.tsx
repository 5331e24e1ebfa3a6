import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { type ImageSource, ImageSourceContext } from "./image-source.ts";
import { joinChunks } from "./chunked-text.ts";
import { Markdown, StreamingMarkdown } from "./markdown.tsx";
import { createMarkdownStream } from "./markdown-stream.ts";

const everything = `# Sales by region

The total is **$891,221.35** over *four* regions; ~~three~~ were planned.
This line stands on its own, as it was written.

## What stands out

1. \`Île-de-France\` fell by 11.8 %
2. Eight orders have no region
   - seven of October
   - one of November

- [x] Read the file
- [ ] Open a task

> The numbers hold returns, too.

| Region | Orders | Total (USD) |
| --- | --- | --- |
| Nordrhein-Westfalen | 2,310 | 481,224.50 |
| Île-de-France | 1,904 | 310,482.75 |

\`\`\`sql
SELECT region, sum(amount) AS total
FROM sales
GROUP BY region;
\`\`\`

See [the handbook](https://example.com/handbook) or write to sales@example.com.

![Chart of the quarter](https://charts.example/q3.png)

---

Done.`;

const meta = {
  title: "Patterns/Markdown",
  component: Markdown,
  subcomponents: { StreamingMarkdown },
  decorators: [
    (Story) => (
      <div className="max-w-172 bg-surface p-6">
        <Story />
      </div>
    ),
  ],
  args: { text: everything },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:chat/assistant-markdown", "picture"],
  name: "Every kind of block [CHAT-40 LO-34]",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Sales by region" })).toBeVisible();
    await expect(canvas.getByText(/This line stands/).querySelector("br")).not.toBeNull();
    await expect(canvas.getByRole("link", { name: "the handbook" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(canvas.queryByRole("img", { name: "Chart of the quarter" })).toBeNull();
    const chip = canvas.getByRole("link", { name: /^Chart of the quarter from / });
    await expect(chip).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("img", { name: "Done" })).toBeVisible();
  },
};

export const Playground: Story = {};

function Growing({ text }: { text: string }) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    if (length >= text.length) return undefined;
    const frame = requestAnimationFrame(() => setLength(length + 8));
    return () => cancelAnimationFrame(frame);
  }, [length, text]);
  return <Markdown streaming={length < text.length} text={text.slice(0, length)} />;
}

export const Streaming: Story = {
  name: "A growing text ends up as the whole text [C2 STREAM-04]",
  render: ({ text }) => <Growing text={joinChunks(text)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Done.", {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getAllByRole("table")).toHaveLength(1);
  },
};

export const HtmlEscaped: Story = {
  tags: ["state:chat/assistant-html-escaped"],
  name: "HTML is shown as text [CHAT-40 LO-34]",
  args: {
    text: "Look: <b>bold</b> <img src=x onerror=alert(1)>\n\n<script>\nalert(1)\n</script>\n\n<iframe src=https://example.com></iframe>",
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST NOT load or run anything that the text names", async () => {
      await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible();
      await expect(canvasElement.querySelectorAll("script, img, iframe, b")).toHaveLength(0);
    });
  },
};

export const WideTable: Story = {
  tags: ["state:chat/assistant-wide-table", "picture"],
  name: "A wide table scrolls inside [CHAT-40]",
  args: {
    text: `| ${Array.from({ length: 14 }, (_, index) => `Column ${index}`).join(" | ")} |\n|${" --- |".repeat(14)}\n| ${Array.from({ length: 14 }, (_, index) => `${index * 1_000}.50`).join(" | ")} |`,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST let a keyboard scroll wide tables and long code", async () => {
      const region = canvas.getByRole("group", { name: "Table" });
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
      region.focus();
      await expect(region).toHaveFocus();
    });
  },
};

export const LongCode: Story = {
  tags: ["state:chat/assistant-long-code", "picture"],
  name: "A long line of code scrolls inside [CHAT-40]",
  args: { text: `\`\`\`json\n{"key": "${"value ".repeat(60)}"}\n\`\`\`` },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST let a keyboard scroll wide tables and long code", async () => {
      const region = canvas.getByRole("group", { name: "Code, json" });
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
      region.focus();
      await expect(region).toHaveFocus();
      await expect(canvas.getByRole("button", { name: "Copy code" })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  args: {
    text: `# ${roughTexts.rightToLeft}\n\n${roughTexts.rightToLeft} **891** Nordrhein.\n\n1. ${roughTexts.rightToLeft}\n2. ${roughTexts.rightToLeft}\n\nEnglish below.`,
  },
  play: async ({ canvas, step }) => {
    await step("MUST set the direction of each block by its own text", async () => {
      const direction = (element: Element) => getComputedStyle(element).direction;
      await expect(direction(canvas.getByRole("heading"))).toBe("rtl");
      await expect(direction(canvas.getByRole("list"))).toBe("rtl");
      await expect(direction(canvas.getByText("English below."))).toBe("ltr");
    });
  },
};

export const OutOfAStream: Story = {
  render: function Streamed() {
    const [stream] = useState(() => {
      const made = createMarkdownStream();
      made.append("The total is **$891,221.35** over *four* regions.\n\n- Nordrhein-Westfalen");
      made.end();
      return made;
    });
    return <StreamingMarkdown stream={stream} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("listitem")).toHaveTextContent("Nordrhein-Westfalen");
  },
};

export const Mobile: Story = { globals: { viewport: { value: "smallest" } } };

const code = `\`\`\`ts
/** Sum of all lines,
    in whole cents. */
export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0); // never a fraction
}
const words = \`\${total([])} of
many\`;
\`\`\`

\`\`\`python
def region(row):
    """Empty where
    there is none."""
    return row.get("region") or None
\`\`\`

\`\`\`diff
- total: 12
+ total: 13
\`\`\`

\`\`\`klingon
nuqneH "plain" 42
\`\`\``;

export const Code: Story = {
  args: { text: code },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST colour code without moving it", async () => {
      const block = canvas.getByRole("group", { name: "Code, ts" });
      const { height, width } = block.getBoundingClientRect();
      const plain = block.textContent;
      const keyword = await canvas.findByText("export");
      await expect(keyword).toHaveClass("text-accent");
      await expect(block.textContent).toBe(plain);
      await expect(block.getBoundingClientRect()).toMatchObject({ height, width });
      await expect(canvasElement.querySelector("[aria-label*=klingon] [class^=text-]")).toBeNull();
    });
  },
};

const noted = `The rent was raised twice[^rent], and once more in spring[^2]. See the first again[^rent], and one that nobody wrote[^none].

${"A paragraph stands between the text and its notes.\n\n".repeat(3)}[^2]: Announced on 3 March, see [the letter](https://example.com/letter).
[^rent]: In 2024 and 2025.

    Both times by **4 %**.
`;

export const Footnotes: Story = {
  args: { text: noted },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText(/nobody wrote\[\^none\]/)).toBeVisible();
    await step("MUST lead from the mark of a footnote to the note, and back", async () => {
      const notes = within(canvas.getByRole("region", { name: "Footnotes" })).getAllByRole(
        "listitem",
      );
      await expect(notes[0]).toHaveTextContent("In 2024 and 2025.");
      await expect(notes[1]).toHaveTextContent("Announced on 3 March");
      const [first] = canvas.getAllByRole("button", { name: "Footnote 1" });
      await userEvent.click(first as HTMLElement);
      await expect(notes[0]).toHaveFocus();
      await userEvent.click(canvas.getByRole("button", { name: "Back to the text of footnote 1" }));
      await expect(first).toHaveFocus();
    });
  },
};

/** A chart of our own instead of a host's response. */
const chart = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><path d="M40 20v180h420" fill="none" stroke="#555"/><path d="M80 200V120h60v80M180 200V70h60v130M280 200V150h60v50M380 200V40h60v160" fill="#2f6fde"/></svg>',
)}`;

const images = `The quarter in one picture:

![Orders by region, July to September, returns left out](https://charts.example/q3.png)

And what the old address leads to: ![](https://gone.example/q2.png)

- The logo ![Acme](https://charts.example/logo.png) stands in a line of a list.
- One without an address: ![Nowhere](/relative.png)`;

/** Nothing is requested before the press; one host responds with something that is not an image. */
const sourceOf = (): ImageSource => ({
  src: (address) => (address.includes("gone") ? "data:image/png;base64,AAAA" : chart),
  asked: new Set(),
});

function WithImages({ text }: { text: string }) {
  const [source] = useState(sourceOf);
  const [rendered, setRendered] = useState(0);
  return (
    <ImageSourceContext value={source}>
      <Markdown key={rendered} text={text} />
      <button className="sr-only" onClick={() => setRendered(rendered + 1)} type="button">
        Mount again
      </button>
    </ImageSourceContext>
  );
}

export const Images: Story = {
  name: "Images are loaded one by one, on request [CHAT-40 C7]",
  args: { text: images },
  render: ({ text }) => <WithImages text={joinChunks(text)} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const chip = await canvas.findByRole("button", {
      name: /^Orders by region, July to September, returns left out from charts\.example$/,
    });
    await step("MUST show an image as a chip, and load it only when that is pressed", async () => {
      await expect(canvasElement.querySelector("img")).toBeNull();
      chip.focus();
      await userEvent.keyboard("{Enter}");
      const image = await canvas.findByRole("img", { name: /^Orders by region/ });
      await waitFor(() => expect(image).toBeVisible());
      await expect(canvas.getAllByRole("img")).toHaveLength(1);
    });
    await step("MUST keep the focus on an image that was asked for, and lead to it", async () => {
      const link = canvas.getByRole("link", { name: /^Orders by region.* from charts\.example$/ });
      await waitFor(() => expect(link).toHaveFocus());
      await expect(link).toHaveAttribute("href", "https://charts.example/q3.png");
      await expect(link).toHaveAttribute("target", "_blank");
    });
    await step("MUST say that an image could not be loaded, and link to it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Image from gone.example" }));
      const failed = await canvas.findByRole("link", {
        name: "Image from gone.example could not be loaded",
      });
      await expect(failed).toHaveAttribute("href", "https://gone.example/q2.png");
    });
    await expect(canvas.queryByRole("button", { name: /Nowhere/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mount again" }));
    const again = await canvas.findByRole("img", { name: /^Orders by region/ });
    await waitFor(() => expect(again).toBeVisible());
  },
};
