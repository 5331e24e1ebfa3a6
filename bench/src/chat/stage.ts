import "./stage.css";

/** The box that scrolls, and the column in it that the contender fills. */
export type Stage = { box: HTMLElement; place: HTMLElement };

export function makeStage(root: HTMLElement): Stage {
  const box = root.appendChild(document.createElement("div"));
  box.style.cssText = "height: 100vh; overflow-y: auto; overflow-anchor: none";
  const place = box.appendChild(document.createElement("div"));
  place.className = "stage";
  place.style.cssText = "max-width: 46rem; margin: 0 auto";
  return { box, place };
}

/** Counts the drawn elements: drawing less is not being faster. */
export function countDrawn(root: HTMLElement) {
  const count = (selector: string) => root.querySelectorAll(selector).length;
  return {
    headings: count("h1, h2, h3, h4, h5, h6"),
    rows: count("tr"),
    items: count("li"),
    "code blocks": count("pre"),
    // Streamdown's links are buttons that ask before they lead away.
    links: count("a[href], button[data-streamdown=link]"),
    elements: count("*"),
  };
}
