const fileBase = 'http://localhost/files';
const about = {
  author: 'Mira Ek',
  description: '',
  language: 'sv',
  languages: { mainLanguage: 'sv' },
  audioLanguages: [],
  signLanguages: [],
};
const format = { layout: 'reflowable', direction: 'ltr', pages: 6, ageFrom: 6, ageTo: 9, subject: 'nature' };
const properties = { sentenceHighlighting: false, pictureInPicture: false };
/** The catalogue of the example service: three books in the form of the contract. */
export const books = new Map(
  ['Stars', 'Moons', 'Suns'].map((title, index) => {
    const [id, addedAt, fileUrl] = [`book-${index}`, '2025-06-01T00:00:00.000Z', `${fileBase}/${index}`];
    return [id, { id, title, ...about, ...format, properties, addedAt, coverUrl: `${fileUrl}/cover`, fileUrl, sample: false }];
  }),
);

const flag = /^(true|false)?$/;

/** What the parameters of a search may be. */
export const searchValues = {
  q: /^.{0,100}$/s,
  language: /^.{0,20}$/s,
  subject: /^(nature|friendship|adventure|science|history|everyday|fantasy|poetry)?$/,
  audio: flag,
  signLanguage: flag,
  sort: /^(relevance|lastAdded|-?title|-?author)?$/,
};

/** Finds the books of a search; none of them has audio or sign language. */
export function findBooks(query: URLSearchParams) {
  const [, descends, field = 'title'] = /^(-?)(title|author)$/.exec(query.get('sort') ?? '') ?? [];
  const by = field === 'author' ? 'author' : 'title';
  const found = [...books.values()].filter(
    ({ title, language, subject }) =>
      title.toLowerCase().startsWith((query.get('q') ?? '').toLowerCase()) &&
      [language, null].includes(query.get('language')) &&
      [subject, null].includes(query.get('subject')) &&
      query.get('audio') !== 'true' &&
      query.get('signLanguage') !== 'true',
  );
  return found.sort((one, other) => (descends ? -1 : 1) * one[by].localeCompare(other[by]));
}
