/** Escapes the characters of a text that mean something in a regular expression. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
