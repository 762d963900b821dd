/** The height of the card of a book that is being read, with short texts, and of its outline while it loads. */
export const readingCardHeight = '9.5rem';
