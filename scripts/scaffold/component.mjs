import { camelCase, kebabCase, pascalCase, sentenceCase } from "./names.mjs";

/**
 * A component family of ui: looks, stories, a guide, its line of the contract.
 * @param {string} name
 * @returns {Record<string, string>} path to content
 */
export function componentFiles(name) {
  const file = kebabCase(name);
  const Name = pascalCase(name);
  const words = sentenceCase(name);
  const title = words
    .split(" ")
    .map((word) => pascalCase(word))
    .join(" ");
  const folder = `packages/ui/src/components/${file}`;
  return {
    [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from "./${file}.tsx";
`,
    [`${folder}/${file}.variants.ts`]: `import { cva } from "class-variance-authority";

export const ${camelCase(name)}Variants = cva("inline-flex items-center", {
  variants: {
    size: { sm: "text-12", md: "text-14" },
  },
  defaultVariants: { size: "md" },
});
`,
    [`${folder}/${file}.tsx`]: `import type { ComponentProps } from "react";
import { ${camelCase(name)}Variants } from "./${file}.variants.ts";

/** Props of {@link ${Name}}. */
export interface ${Name}Props extends ComponentProps<"div"> {
  /** Scale. @default "md" */
  size?: "sm" | "md";
}

/** What ${words.toLowerCase()} is, in one sentence. */
export function ${Name}({ size = "md", className, ...rest }: ${Name}Props) {
  return (
    <div
      data-slot="${file}"
      data-size={size}
      className={${camelCase(name)}Variants({ size, className })}
      {...rest}
    />
  );
}
`,
    [`${folder}/${file}.contract.tsx`]: `import { covers } from "../../testing/contract.tsx";
import { ${Name} } from "./index.ts";

export const contract = [covers(${Name}, "${file}", { children: "${words}" })];
`,
    [`${folder}/${file}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { ${Name} } from "./${file}.tsx";

const meta = {
  title: "Components/${title}",
  component: ${Name},
  args: { children: "${words}" },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST show its words", async () => {
      await expect(canvas.getByText("${words}")).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { size: "sm" } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["sm", "md"]} columns={["long", "unbreakable", "rightToLeft"]}>
      {(size, text) => <${Name} size={size}>{roughTexts[text]}</${Name}>}
    </Matrix>
  ),
};
`,
    [`${folder}/${file}.mdx`]: `import { Meta } from "@storybook/addon-docs/blocks";
import * as stories from "./${file}.stories.tsx";

<Meta of={stories} name="Guide" />

# ${title}

What it is, in one sentence.

## Use when

- It is the right answer.

## Do not use when

- Another one is: which.

## Accessibility

- MUST show its words.

## Content

- How its words are chosen.
`,
  };
}
