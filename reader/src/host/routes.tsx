import type { AppRoute } from '@realmkit/shell';
import { PlayPage, ReaderPage } from './ReaderPage.tsx';
import { TestPlayerPage } from './TestPlayerPage.tsx';

/** The routes of the reader (reader §2), and the reviews of staff, which show answers as the reader does; the test player needs no account. */
export const routes: AppRoute[] = [
  { path: '/reader/test-player', handle: { access: 'nonAuth' }, element: <TestPlayerPage /> },
  ...['', '/pupil/:pupil', '/question/:question'].map((part) => ({
    path: `/reader/review/:contextId/:groupUid${part}`,
    texts: ['review', 'reader'],
    lazy: () => import('./review/ReviewPage.tsx'),
  })),
  { path: '/reader/:bookId', element: <ReaderPage /> },
  { path: '/bookshelf/play/id/:bookId', element: <PlayPage /> },
];
