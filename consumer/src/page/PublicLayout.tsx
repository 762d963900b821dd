import { ShellLayout, type ShellLayoutProps } from '@realmkit/shell';

/** Shows the default layout around public pages (shell §2). */
export function PublicLayout(props: Pick<ShellLayoutProps, 'width'>) {
  return <ShellLayout {...props} />;
}
