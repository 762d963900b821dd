/** Returns a line of a mail that begins with a label. French has a space before a colon, at which no line breaks. */
export const labelled = (locale: string, label: string, value: string): string => `${label}${locale === 'fr' ? '\u00A0' : ''}: ${value}`;
