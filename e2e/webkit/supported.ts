/** Properties that Playwright, promises and reports look for on any object. */
const lookedFor = new Set(['then', 'toJSON', 'asymmetricMatch', 'constructor', 'nodeType', 'tagName', '$$typeof', '_isMockFunction']);

/** Wraps an object of the adapter so that a use of anything that it does not have names it, instead of `undefined is not a function`. */
export const supported = <Target extends object>(target: Target, name: string): Target =>
  new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property, object);
      if (value !== undefined || typeof property === 'symbol' || lookedFor.has(property) || property in object) return value;
      throw new Error(
        `${name}.${property} is not in the adapter of WebKitGTK: add it to e2e/webkit, or the journey to e2e/webkit/exceptions.ts`,
      );
    },
  });
