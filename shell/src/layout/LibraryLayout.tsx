import { LibraryLayout as LibraryFrame, type LibraryLayoutProps as LibraryFrameProps } from '@realmkit/design-system';
import { useFrame } from './frame/useFrame.tsx';

/** What an app says about its library layout. */
export type LibraryLayoutProps = Omit<LibraryFrameProps, 'topBar' | 'skipLabel' | 'banner' | 'footer'>;

/** The library layout with everything wired: logo, login button, menu and hints (shell §2). */
export function LibraryLayout(props: LibraryLayoutProps) {
  const { menu, ...frame } = useFrame('/');
  return (
    <>
      <LibraryFrame {...props} {...frame} />
      {menu}
    </>
  );
}
