const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'u');

/** Returns whether a text is an email address with a domain, letters of any language included: the format `idn-email` (RFC 6531). */
export const isEmailAddress = (text: string): boolean => text.length <= 320 && pattern.test(text);
