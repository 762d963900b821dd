import { type Steps, type Suite, scenario } from '../core/suite.ts';

/** The book backend of the embedded reader; `id` is a book. */
export const bookBackendSuite: Suite = {
  service: 'book-backend',
  requirements: {
    roles: {
      student: 'may read the book',
      unsubscribed: 'may log in, and has no subscription that opens the book',
      acting: 'somebody who acts as another person',
    },
    reads: { id: 'a book', bookId: 'the same book, of which read logs are stored' },
  },
  caller: 'student',
  scenarios: [
    scenario('a policy opens the files of a book', async ({ call, holds }) => {
      const policy = (await call('getReaderPolicy')).text('/policy');
      holds(!policy.startsWith('?') && policy.includes('='), 'answer body /policy', 'must be a query without the question mark');
    }),
    scenario('a policy is refused without a subscription', async ({ call }) => {
      await call('getReaderPolicy', { as: 'unsubscribed', status: 403 });
    }),
    scenario('read logs are stored', async ({ call, fixture, unique }) => {
      const log = {
        bookId: fixture('bookId'),
        sessionId: unique('session'),
        deviceId: 'conformance',
        percentage: 12.5,
        timestamp: 1_756_713_600,
      };
      await call('storeReaderLogs', { body: [{ ...log, source: 'web-bookshelf' }] });
    }),
  ],
};

const policyOf = async ({ hook }: Steps): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((await hook('policy', { as: 'student' })).text('/policy')));

/** The files of books; the hook `policy` returns the library's policy of `bookId`; `file` and `openFile` are paths within the book. */
export const bookContentSuite: Suite = {
  service: 'book-content',
  requirements: {
    roles: { student: 'may read the book; asks the hook' },
    reads: {
      bookId: 'a book',
      file: 'the path of a file in it that asks for the policy',
      openFile: 'the path of a style sheet or SMIL file in it',
    },
    hooks: { policy: 'answers the policy of {bookId} as { policy }: the address of the library’s own call' },
  },
  caller: 'student',
  scenarios: [
    scenario('a file asks for the policy of its book', async (steps) => {
      const query = await policyOf(steps);
      await steps.call('getBookFile', { query });
      await steps.call('getBookFile', { status: 403 });
      await steps.call('getBookFile', { query, path: { file: 'nobody/has/this.xhtml' }, status: 404 });
    }),
    scenario('style sheets and SMIL files are open', async ({ call, fixture }) => {
      await call('getBookFile', { path: { file: fixture('openFile') } });
    }),
    scenario('who has a file already is not sent it again', async (steps) => {
      const query = await policyOf(steps);
      const etag = (await steps.call('getBookFile', { query })).header('etag');
      if (etag !== undefined) await steps.call('getBookFile', { query, headers: { 'if-none-match': etag }, status: 304 });
    }),
  ],
};
