/** Returns expressions for path patterns such as `/library/book/:id`; as React Router does, they ignore case and a slash at the end. */
export const parsePatterns = (patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Returns whether a path is that of a page. */
export const isPageOf = (path: string, expressions: readonly RegExp[]): boolean => expressions.some((expression) => expression.test(path));
