import MarkdownIt from "markdown-it";

/** Lets a link leave for a host it names, or for a page of ours; `javascript:` and `//host` would lead elsewhere. */
const SAFE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;

const markdown = new MarkdownIt({ html: false });

markdown.validateLink = (address) => SAFE_ADDRESS.test(address);

// The page has its own first heading.
markdown.core.ruler.push("lower_headings", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith("heading_")) {
      token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, 6)}`;
    }
  }
});

markdown.renderer.rules["link_open"] = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet("target", "_blank");
  tokens[index]?.attrSet("rel", "noopener noreferrer");
  return renderer.renderToken(tokens, index, options);
};

/** Renders a plugin guide's Markdown. HTML in it is escaped, so the author cannot add elements. */
export const markdownToHtml = (text: string): string => markdown.render(text);
