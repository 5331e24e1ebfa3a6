import { find } from "../measure.ts";
import type { FormContender } from "./contender.ts";

/** The least a page can do: native inputs, read when the form is sent. */
export const contender: FormContender = {
  mount(root, settings) {
    const fields = settings.map(
      ({ key, title, description }) =>
        `<div><label for="${key}">${title}</label><p id="${key}-hint">${description}</p><input id="${key}" name="${key}" required aria-describedby="${key}-hint"></div>`,
    );
    root.innerHTML = `<form novalidate>${fields.join("")}<button type="submit">Save</button></form>`;
    const form = find("form");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      for (const input of form.querySelectorAll("input")) {
        input.setAttribute("aria-invalid", String(!input.checkValidity()));
      }
    });
  },
  input: (index) => find(`#setting_${index}`),
  submit: () => find("button[type=submit]"),
};
