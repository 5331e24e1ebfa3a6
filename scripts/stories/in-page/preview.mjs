/**
 * Runs inside the page: renders stories through Storybook's own channel, without reloading the page. Self-contained, because
 * only its source is sent there.
 * @param {Record<string, unknown>} first globals that every story begins with
 */
export function installPreview(first) {
  const preview = /** @type {StorybookPreview} */ (
    Reflect.get(globalThis, "__STORYBOOK_PREVIEW__")
  );
  const { channel } = preview;
  const root = document.documentElement;
  const rootAttributes = new Map([...root.attributes].map(({ name, value }) => [name, value]));
  const bodyAttributes = new Set([...document.body.attributes].map(({ name }) => name));

  /** @param {Element} element @param {(name: string) => boolean} keep */
  const strip = (element, keep) => {
    for (const { name } of [...element.attributes]) if (!keep(name)) element.removeAttribute(name);
  };

  // Storybook emits this after it has removed one story and before it renders the next: leftovers are removed, so that no story
  // depends on the one before.
  channel.on("storyPrepared", () => {
    preview.storyStoreValue.userGlobals.update({ ...first });
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    strip(root, (name) => rootAttributes.has(name));
    for (const [name, value] of rootAttributes) root.setAttribute(name, value);
    // Storybook keeps the layout in the class of the body.
    strip(document.body, (name) => name === "class" || bodyAttributes.has(name));
    for (const child of document.body.children) {
      strip(child, (name) => !["aria-hidden", "data-aria-hidden", "inert"].includes(name));
    }
    scrollTo(0, 0);
  });

  /**
   * @param {string} storyId
   * @returns {Promise<StoryGate.Outcome>}
   */
  const render = (storyId) =>
    new Promise((resolve) => {
      /** @type {string[]} */
      const errors = [];
      /** @param {{ message?: string, description?: string, title?: string }} error */
      const add = ({ message, title, description }) =>
        errors.push(message ?? [title, description].filter(Boolean).join(": "));
      /** @param {{ message?: string }[]} all */
      const addAll = (all) => all.forEach(add);
      /** @param {{ storyId: string }} finished */
      const end = (finished) => finished.storyId === storyId && done(errors);
      /** @type {[string, (payload: never) => void][]} */
      const listeners = [
        ["playFunctionThrewException", add],
        ["storyThrewException", add],
        ["storyErrored", add],
        ["storyMissing", () => done(["There is no such story."])],
        ["unhandledErrorsWhilePlaying", addAll],
        ["storyFinished", end],
      ];
      /** @param {string[]} all */
      const done = (all) => {
        for (const [event, listen] of listeners) channel.off(event, listen);
        resolve({ errors: [...new Set(all)] });
      };
      for (const [event, listen] of listeners) channel.on(event, listen);
      channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    });

  const stories = () =>
    Object.values(preview.storyStoreValue.storyIndex.entries).filter(
      ({ type }) => type === "story",
    );

  globalThis.storyGate = /** @type {StoryGate.Tools} */ ({
    async listStories() {
      await preview.storyStoreValue.cacheAllCSFFiles();
      return Promise.all(
        stories().map(async ({ id, title, importPath, tags }) => {
          const story = await preview.storyStoreValue.loadStory({ storyId: id });
          return {
            id,
            title,
            file: importPath.replace(/^\.\//, ""),
            tags: tags ?? [],
            globals: story.storyGlobals,
            viewports: story.parameters.viewport?.options ?? {},
            a11y: story.parameters.a11y ?? {},
          };
        }),
      );
    },
    render,
    // As .storybook/root-attributes.ts does. Through Storybook's channel the whole story would render again.
    setTheme(theme) {
      if (root.dataset.theme === theme) return;
      root.dataset.theme = theme;
      root.style.colorScheme = theme;
    },
  });
}
