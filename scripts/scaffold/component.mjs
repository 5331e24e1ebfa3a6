import { camelCase, kebabCase, pascalCase, sentenceCase } from "./names.mjs";

/**
 * A component family of ui: looks, stories, a page of use, a test of its contract.
 * @param {string} name
 * @returns {Record<string, string>} path to content
 */
export function componentFiles(name) {
  const file = kebabCase(name);
  const Name = pascalCase(name);
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

/** What ${sentenceCase(name).toLowerCase()} is, in one sentence. */
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
    [`${folder}/${file}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${Name} } from "./${file}.tsx";

const meta = {
  title: "Components/${Name}",
  component: ${Name},
  args: { children: "${sentenceCase(name)}" },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Small: Story = { args: { size: "sm" } };
`,
    [`${folder}/${file}.test.tsx`]: `import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ${Name} } from "./${file}.tsx";

it("puts className and the rest on its root", () => {
  const markup = renderToStaticMarkup(<${Name} className="mt-2" id="one" />);
  expect(markup).toMatch(/^<div data-slot="${file}"[^>]*mt-2[^>]*id="one"/);
});
`,
    [`${folder}/${file}.mdx`]: `import { Canvas, Controls, Meta } from "@storybook/addon-docs/blocks";
import * as stories from "./${file}.stories.tsx";

<Meta of={stories} name="Use" />

# ${Name}

What it is, in one sentence.

<Canvas of={stories.Default} />
<Controls of={stories.Playground} />

## Use when

-

## Do not use when

-

## Accessibility

- MUST

## Content

-
`,
  };
}
