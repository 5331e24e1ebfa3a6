/** The one method of a form's control that is counted: a field registers itself at each render. */
interface Registering {
  register: (...args: never[]) => unknown;
}

/** Counts how often fields render, also in a production build. For tests and measurements only. */
export function countRenders(control: object) {
  const counted = control as Registering;
  const before = counted.register;
  let total = 0;
  counted.register = (...args: never[]) => {
    total += 1;
    return before(...args);
  };
  return {
    total: () => total,
    reset: () => {
      total = 0;
    },
    stop: () => {
      counted.register = before;
    },
  };
}
