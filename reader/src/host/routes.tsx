import type { AppRoute } from '@realmkit/shell';
import { PlayPage, ReaderPage } from './ReaderPage.tsx';
import { TestPlayerPage } from './TestPlayerPage.tsx';

/** The routes of the reader (reader §2); the test player needs no account. */
export const routes: AppRoute[] = [
  { path: '/reader/test-player', handle: { access: 'nonAuth' }, element: <TestPlayerPage /> },
  { path: '/reader/:bookId', element: <ReaderPage /> },
  { path: '/bookshelf/play/id/:bookId', element: <PlayPage /> },
];
