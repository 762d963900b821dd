import { HomeLayout } from '@realmkit/shell';
import { useServiceWorker } from '../offline/useServiceWorker.ts';
import { usePreloadPages } from './usePreloadPages.ts';

/** Shows the home layout around all pages for logged-in users (shell §2). */
export function SignedInLayout() {
  usePreloadPages();
  useServiceWorker();
  return <HomeLayout />;
}
