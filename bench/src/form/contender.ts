/** One setting of a connection, as a JSON schema property. */
export interface Setting {
  key: string;
  title: string;
  description: string;
}

/** One way to make a form out of settings; every contender draws a label, a hint and a text input for each. */
export interface FormContender {
  mount(root: HTMLElement, settings: readonly Setting[]): void;
  /** The n-th text input, counted from 0. */
  input(index: number): HTMLElement;
  /** The button that sends the form. */
  submit(): HTMLElement;
}

/** Settings that are the same on every machine. */
export function makeSettings(count: number): Setting[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `setting_${index}`,
    title: `Setting ${index}`,
    description: `What setting ${index} is for, in one sentence of ordinary length.`,
  }));
}

/** The settings as a JSON schema that requires each of them. */
export function schemaOf(settings: readonly Setting[]) {
  return {
    type: "object" as const,
    properties: Object.fromEntries(
      settings.map(({ key, title, description }) => [
        key,
        { type: "string" as const, title, description, minLength: 1 },
      ]),
    ),
    required: settings.map(({ key }) => key),
  };
}
