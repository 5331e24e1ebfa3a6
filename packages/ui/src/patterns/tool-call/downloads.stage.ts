/** Captures downloads, so that a story saves no files. */
export function collectDownloads() {
  const names: string[] = [];
  const texts: Promise<string>[] = [];
  const take = (event: MouseEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || link.download === "") return;
    event.preventDefault();
    names.push(link.download);
    texts.push(fetch(link.href).then((answer) => answer.text()));
  };
  // The click of a detached link does not bubble, so it is replaced.
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function clickAndTell(this: HTMLAnchorElement) {
    this.addEventListener("click", take, { once: true });
    click.call(this);
  };
  return {
    names,
    texts: () => Promise.all(texts),
    stop: () => {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}
