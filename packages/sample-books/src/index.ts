export type { BookFile, BookFiles } from './bookFile.ts';
export { filesOfTitle } from './publication/publication.ts';
export { filesOf, type SampleBook, sampleBooks, titles, trialBooks } from './sampleLibrary.ts';
export { hostileBooks } from './trial/hostile.ts';
export { sheet, trialFiles } from './trial/trialBook.ts';
export { zipOf } from './zipOf.ts';
