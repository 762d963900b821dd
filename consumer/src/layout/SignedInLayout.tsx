import { HomeLayout } from '@realmkit/shell';
import { useKeptOffline } from '../offline/useKeptOffline.ts';
import { usePagesAhead } from './usePagesAhead.ts';

/** The home layout around all pages of signed-in people (shell §2). */
export function SignedInLayout() {
  usePagesAhead();
  useKeptOffline();
  return <HomeLayout />;
}
