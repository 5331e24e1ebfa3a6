/** Which forms of a page have unsaved changes. */
export interface UnsavedForms {
  /** A form has unsaved changes, or has none any more. */
  note: (form: string, unsaved: boolean) => void;
  /** Whether a form has some; without an id, whether any has. */
  any: (form?: string) => boolean;
  /** Nothing of the page needs to be saved any more. */
  clear: () => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While there are unsaved changes, the browser asks before the page is closed or loaded again. */
export function createUnsavedForms(): UnsavedForms {
  const forms = new Set<string>();
  const guard = () => {
    // A page that listens without need is not kept for the way back.
    if (forms.size > 0) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  };
  return {
    note(form, unsaved) {
      if (unsaved) forms.add(form);
      else forms.delete(form);
      guard();
    },
    any: (form) => (form === undefined ? forms.size > 0 : forms.has(form)),
    clear() {
      forms.clear();
      guard();
    },
  };
}
