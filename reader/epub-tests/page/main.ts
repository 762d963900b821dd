import { mountReader } from '../../src/player/index.ts';
import { exposeProbe } from './exposeProbe.ts';

const query = new URLSearchParams(location.search);
const element = document.getElementById('reader');
if (!element) throw new Error('The page has no place for the reader.');

// Opens a book like the host page without an account: nothing is stored between publications.
mountReader(element, {
  bookId: query.get('book') ?? '',
  fileUrl: new URL(query.get('file') ?? '', location.href).href,
  locale: query.get('locale') ?? 'en-GB',
  scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  autoFocus: true,
  testMode: true,
  callbacks: { refreshPolicy: async () => 'Policy=none' },
});

exposeProbe();
