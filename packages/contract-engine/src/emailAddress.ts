const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'u');

// Some letters and marks are invisible, such as U+3164: an address with one looks like another address.
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Returns whether a text is an email address with a domain, letters of any language included: the format `idn-email` (RFC 6531). Signs that nobody sees
 * or that change the direction of a text are none of its letters.
 */
export const isEmailAddress = (text: string): boolean => text.length <= 320 && pattern.test(text) && !invisible.test(text);
