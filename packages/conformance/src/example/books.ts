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
