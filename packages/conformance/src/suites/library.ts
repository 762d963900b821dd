import { type Suite, scenario } from '../core/suite.ts';

const position = { ncxRef: 'chapter-1', URI: 'text/chapter-1.xhtml', timeOffset: 1.5, charOffset: 3 };

/** Returns a highlight of a colour. */
const highlight = (annotationId: string, styleClass: string) => ({
  id: `urn:uuid:${annotationId}`,
  type: 'Annotation',
  motivation: 'highlighting',
  created: '2025-09-01T08:00:00.000Z',
  modified: '2025-09-01T08:00:00.000Z',
  target: {
    source: position.URI,
    styleClass,
    selector: [
      {
        type: 'FragmentSelector',
        conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html',
        value: 'epubcfi(/6/4!/4/2,/1:3,/1:17)',
      },
      { type: 'TextQuoteSelector', exact: 'a lake at night' },
    ],
  },
});

/** The library: a teacher lends and reads; `userId` is the user whose shelf the teacher may change. */
export const librarySuite: Suite = {
  service: 'library',
  requirements: {
    roles: {
      teacher: 'asks where no other is named; has a shelf, and may give books to the school unit',
      student: 'may read books, and has no shelf to fill and no school unit',
      guardian: 'may read books, and give none to a school unit',
      superuser: 'may see every school unit; only asked --with-extensions',
      unsubscribed: 'may log in, and has no subscription that opens bookId',
      acting: 'somebody who acts as another person',
    },
    changes: {
      bookId: 'a book that the teacher may read; its bookmarks, annotations and last position are written',
      freeBookId: 'a book that neither the shelf nor the school unit has; it is put there and taken away',
      userId: 'the teacher, whose shelf is written on',
      schoolUnitId: 'a school unit of the teacher',
    },
  },
  caller: 'teacher',
  takesNewIds: ['deleteAnnotation'],
  scenarios: [
    scenario('the catalogue is searched, and its books are described', async ({ call, holds }) => {
      const found = await call('searchBooks');
      const id = found.text('/data/0/id');
      const book = await call('getBook', { path: { bookId: id } });
      holds(book.text('/id') === id, 'answer body /id', 'is not the book that was asked for');
    }),
    scenario('books that cannot be read here say so, and are counted apart', async ({ call, holds }) => {
      const all = await call('searchBooks', { query: { limit: '100' } });
      // A service may do without: whatever has a file can then be read.
      if (all.at('/meta/readableCount') === undefined) return;
      const here = await call('searchBooks', { query: { readable: 'true', limit: '100' } });
      holds(
        here.list('/data').every((book) => Reflect.get(Object(book), 'readable') !== false),
        'answer body /data',
        'has books that cannot be read',
      );
      holds(
        here.at('/meta/totalCount') === all.at('/meta/readableCount'),
        'answer body /meta/readableCount',
        'is not how many can be read',
      );
    }),
    scenario('the languages of a search are counted', async ({ call, holds }) => {
      const languages = (await call('searchBooks', { query: { limit: '1' } })).at('/meta/languages');
      if (!Array.isArray(languages) || languages.length === 0) return;
      const { language, totalCount } = languages[0];
      const found = await call('searchBooks', { query: { language, limit: '1' } });
      holds(Number(found.at('/meta/totalCount')) >= totalCount, 'answer body /meta/languages/0', 'counts more than a search in it finds');
    }),
    scenario('a book is described, and leads to its files', async ({ call, fixture, holds }) => {
      const book = await call('getBook');
      holds(book.text('/id') === fixture('bookId'), 'answer body /id', 'is not the book that was asked for');
      const resourcesUrl = (await call('getResourcesUrl')).text('/resourcesUrl');
      holds(resourcesUrl.endsWith('/'), 'answer body /resourcesUrl', 'must end with a slash');
      await call('getBookPolicy');
    }),
    scenario('a book stays shut without a subscription', async ({ call }) => {
      await call('getResourcesUrl', { as: 'unsubscribed', status: 403 });
      await call('getBookPolicy', { as: 'unsubscribed', status: 403 });
    }),
    scenario('who is entitled to books is said before one is opened', async ({ call, holds }) => {
      const opensBooks = (await call('getEntitlement')).at('/opensBooks');
      holds(opensBooks === true, 'answer body /opensBooks', 'must be true for somebody who may read bookId');
    }),
    scenario('the cover of a book needs no token', async ({ call }) => {
      await call('getBookCover');
    }),
    scenario('bookmarks are one’s own and written as the whole list', async ({ call, holds, undo }) => {
      const before = (await call('listBookmarks')).at();
      undo(() => call('replaceBookmarks', { body: before }));
      const mark = (id: string) => ({ id, name: 'Chapter 1', position });
      await call('replaceBookmarks', { body: [mark('a'), mark('b')] });
      await call('replaceBookmarks', { body: [mark('b')] });
      const after = await call('listBookmarks');
      holds(after.list().length === 1 && after.at('/0/id') === 'b', 'answer body /', 'must be the list that was written last');
    }),
    scenario('bookmarks with an ETag are not overwritten when another device has changed them', async ({ call, undo }) => {
      const read = await call('listBookmarks');
      const tag = read.header('etag');
      // A service may do without: the reader then merges under a lock of the device.
      if (!tag) return;
      undo(() => call('replaceBookmarks', { body: read.at() }));
      const mark = (id: string) => ({ id, name: 'Chapter 1', position });
      const headers = { 'If-Match': tag };
      await call('replaceBookmarks', { headers, body: [mark('one device')] });
      await call('replaceBookmarks', { headers, body: [mark('another device')], status: 412 });
    }),
    scenario('a highlight is made, changed and deleted, and not overwritten when another device has changed it', async (steps) => {
      const { call, holds, undo, uuid } = steps;
      const annotationId = uuid();
      const path = { annotationId };
      undo(() => call('deleteAnnotation', { path }));
      const isNew = { 'If-None-Match': '*' };
      const made = await call('putAnnotation', { path, headers: isNew, body: highlight(annotationId, 'yellow') });
      await call('putAnnotation', { path, headers: isNew, body: highlight(annotationId, 'pink'), status: 412 });
      const asMade = { 'If-Match': made.header('etag') ?? '' };
      await call('putAnnotation', { path, headers: asMade, body: highlight(annotationId, 'green') });
      await call('putAnnotation', { path, headers: asMade, body: highlight(annotationId, 'blue'), status: 412 });
      const read = await call('getAnnotation', { path });
      holds(read.at('/target/styleClass') === 'green', 'answer body /target/styleClass', 'must be the colour that was written last');
      const { id } = highlight(annotationId, 'green');
      const page = await call('listAnnotations');
      holds(page.lists('/items', 'id', id), 'answer body /items', 'must hold the highlight');
      await call('putAnnotation', { path: { ...path, bookId: 'nobody-has-this' }, body: highlight(annotationId, 'blue'), status: 404 });
      await call('deleteAnnotation', { path, headers: asMade, status: 412 });
      await call('deleteAnnotation', { path });
      await call('deleteAnnotation', { path });
      await call('deleteAnnotation', { path: { ...path, bookId: 'nobody-has-this' }, status: 404 });
      holds(!(await call('listAnnotations')).lists('/items', 'id', id), 'answer body /items', 'still has the highlight');
      await call('getAnnotation', { path, status: 404 });
    }),
    scenario('the last position is kept as it was sent', async ({ call, holds }) => {
      const before = await call('getLastmark');
      holds(before.at('/position') !== undefined, 'answer body /position', 'is missing');
      const text = JSON.stringify(position);
      await call('setLastmark', { body: { position: text } });
      holds((await call('getLastmark')).at('/position') === text, 'answer body /position', 'is not what was sent');
    }),
    scenario('a last position that was read earlier does not replace a later one', async ({ call, holds }) => {
      // A service may do without ages: the position that arrives last counts then.
      if ((await call('getLastmark')).at('/age') === undefined) return;
      const later = JSON.stringify({ ...position, charOffset: 9 });
      await call('setLastmark', { headers: { 'Lastmark-Age': '0' }, body: { position: later } });
      await call('setLastmark', { headers: { 'Lastmark-Age': '3600' }, body: { position: JSON.stringify(position) }, status: 412 });
      holds((await call('getLastmark')).at('/position') === later, 'answer body /position', 'must be the one that was read later');
    }),
    scenario('the book that was read last is the first of the last positions', async ({ call, fixture, holds }) => {
      await call('setLastmark', { body: { position: JSON.stringify(position) } });
      const [first] = (await call('listLastmarks', { query: { limit: '1' } })).list();
      holds(JSON.stringify(first).includes(`"id":"${fixture('bookId')}"`), 'answer body /0/book', 'must be the book that was read last');
    }),
    scenario('read logs are stored', async ({ call, fixture, unique }) => {
      const log = {
        bookId: fixture('bookId'),
        sessionId: unique('session'),
        deviceId: 'conformance',
        percentage: 12.5,
        timestamp: 1_756_713_600,
      };
      await call('storeReadLogs', { body: [{ ...log, source: 'web-bookshelf' }] });
    }),
    scenario('a book goes onto a shelf and off again', async ({ call, fixture, holds, undo }) => {
      const bookId = fixture('freeBookId');
      await call('listUserBooks');
      undo(() => call('removeUserBook', { path: { bookId } }));
      await call('addUserBook', { body: { bookId } });
      await call('addUserBook', { body: { bookId } });
      const rows = (await call('listUserBooks', { query: { limit: '100' } })).list();
      const standing = rows.filter((row) => JSON.stringify(row).includes(`"bookId":"${bookId}"`)).length;
      holds(standing === 1, 'answer body /', `must have the book once, and has it ${standing} times`);
      await call('removeUserBook', { path: { bookId } });
      holds(!(await call('listUserBooks', { query: { limit: '100' } })).lists('', 'bookId', bookId), 'answer body /', 'still has the book');
    }),
    scenario('shelves come with their books', async ({ call, fixture, holds, undo }) => {
      const query = { include: 'book' };
      await call('listSchoolUnitBooks', { query });
      const bookId = fixture('freeBookId');
      undo(() => call('removeUserBook', { path: { bookId } }));
      await call('addUserBook', { body: { bookId } });
      const first = (await call('listUserBooks', { query: { ...query, limit: '1' } })).text('/0/book/id');
      holds(first === bookId, 'answer body /0/book', 'must be the book of the entry');
    }),
    scenario('a school unit gets a book and loses it', async ({ call, fixture, undo }) => {
      const bookId = fixture('freeBookId');
      undo(() => call('removeSchoolUnitBook', { path: { bookId } }));
      await call('addSchoolUnitBook', { body: { bookId } });
      await call('addSchoolUnitBook', { body: { bookId: 'nobody-has-this' }, status: 404 });
      await call('removeSchoolUnitBook', { path: { bookId } });
    }),
    scenario('the books of a school unit are listed', async ({ call }) => {
      await call('listSchoolUnitBooks');
      await call('listSchoolUnitBooks', { as: 'superuser', path: { schoolUnitId: 'nobody-has-this' }, status: 404 });
    }),
  ],
};
