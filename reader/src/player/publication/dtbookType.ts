/** The media type of the text of a DAISY book, which EPUB 2 has as well. */
export const dtbookType = 'application/x-dtbook+xml';
