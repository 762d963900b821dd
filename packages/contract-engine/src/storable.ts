/** Returns whether a database can store every text in a value: without U+0000 and without half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null) return Object.entries(value).every((entry) => entry.every(isStorable));
  return true;
}

/** Returns whether a body's text may not be {@link isStorable}; most bodies need no further check. */
export function mayBeUnstorable(text: string): boolean {
  return /\\u0000|%00|\\u[dD][89a-fA-F]/.test(text) || text.includes('\0');
}
