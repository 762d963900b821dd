import { ShellLayout, type ShellLayoutProps } from '@realmkit/shell';

/** The default layout around pages that are open to everybody (shell §2). */
export function PublicLayout(props: Pick<ShellLayoutProps, 'width'>) {
  return <ShellLayout {...props} />;
}
