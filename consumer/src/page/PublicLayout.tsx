import { ShellLayout } from '@realmkit/shell';
import { Footer } from '../footer/Footer.tsx';

/** The default layout around pages that are open to everybody (shell §2). */
export function PublicLayout() {
  return <ShellLayout footer={<Footer />} />;
}
