/** Takes what would be saved, so that a story leaves no files behind. */
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
  // A link outside of the page tells nobody but itself.
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
