/** How each property of an object is made. */
type Makers<Source, Made> = { readonly [Name in keyof Made]: (source: Source) => Made[Name] };

const SOURCE = Symbol("source");

/**
 * Makes objects whose properties come into being when they are first read. A transaction uses a few of fifty repositories, and to
 * bind all of them took most of its time in this process. Do not spread such an object, which would copy nothing: see `replacing`.
 */
export function lazily<Source, Made extends object>(
  makers: Makers<Source, Made>,
): (source: Source) => Made {
  type Lazy = { readonly [SOURCE]: Source };
  const prototype = {};
  for (const name of Object.keys(makers) as (keyof Made)[]) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      get(this: Lazy) {
        return keep(this, name, makers[name](this[SOURCE]));
      },
    });
  }
  return (source) => Object.create(prototype, { [SOURCE]: { value: source } });
}

/** The same object with some of its properties replaced; those, too, are made when they are first read. */
export function replacing<Made extends object>(
  base: Made,
  makers: { readonly [Name in keyof Made]?: () => Made[Name] },
): Made {
  const object: Made = Object.create(base);
  for (const name of Object.keys(makers) as (keyof Made)[]) {
    Object.defineProperty(object, name, {
      configurable: true,
      enumerable: true,
      get: () => keep(object, name, makers[name]?.()),
    });
  }
  return object;
}

/** A plain object with every property of a lazy one, for what lives as long as the process. */
export function eagerly<Made extends object>(lazy: Made): Made {
  const all: Partial<Made> = {};
  for (const name in lazy) all[name] = lazy[name];
  return all as Made;
}

function keep<Value>(object: object, name: PropertyKey, value: Value): Value {
  Object.defineProperty(object, name, { value, enumerable: true });
  return value;
}
