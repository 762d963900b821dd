const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns whether a text is a valid email address. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
