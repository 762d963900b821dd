import { HomeLayout } from '@realmkit/shell';
import { Footer } from '../footer/Footer.tsx';
import { usePagesAhead } from './usePagesAhead.ts';

/** The home layout around all pages of signed-in people (shell §2). */
export function SignedInLayout() {
  usePagesAhead();
  return <HomeLayout footer={<Footer />} />;
}
