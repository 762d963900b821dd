/** The version of the terms that this app shows and asks consent for: the day from which they apply. It is stored with each order. */
export const termsVersion = '2026-11-27';
