/** What the apps read of the answers of library.yaml, by the operation's id. */
export const getBook = {
  id: '',
  title: '',
  author: '',
  description: '',
  language: '',
  audioLanguages: [''],
  signLanguages: [''],
  ageFrom: 0,
  ageTo: 0,
  subject: '',
  pages: 0,
  coverUrl: '',
  fileUrl: () => '',
  readable: () => false,
  sample: false,
};

export const searchBooks = {
  data: [getBook],
  meta: () => ({
    totalCount: 0,
    readableCount: () => 0,
    languages: () => [{ language: '', totalCount: 0, readableCount: 0 }],
  }),
};

export const getEntitlement = { opensBooks: false, opensSignLanguage: false, openedBy: '' };

export const listUserBooks = [{ bookId: '', addedAt: '', lastReadAt: () => '', percentage: 0, book: () => getBook }];

export const listSchoolUnitBooks = [{ bookId: '', addedAt: '', book: () => getBook }];

export const listLastmarks = [{ book: getBook, position: '', percentage: () => 0, age: 0 }];

export const listBookmarks = [{ id: '', name: '', position: { ncxRef: '', URI: () => '', charOffset: () => 0 } }];

export const getAnnotation = {
  id: '',
  created: '',
  modified: '',
  body: () => ({ value: '' }),
  target: { source: '', styleClass: '', selector: [{ type: '' }] },
};

export const listAnnotations = { items: [getAnnotation] };

export const getLastmark = { position: () => '', age: () => 0 };
