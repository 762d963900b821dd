import type { FakeBook } from '../fakeBookFiles.ts';

/** A book of our own text, whose markup and style sheets are written in the manner of a real tool. */
export type StyledBook = FakeBook & Required<Pick<FakeBook, 'title' | 'files'>>;

export const sheet = (text: string) => ({ mediaType: 'text/css', text });

export const linked = (...names: readonly string[]): string =>
  names.map((name) => `<link rel="stylesheet" type="text/css" href="${name}"/>`).join('');
