import { LibraryLayout as LibraryFrame, type LibraryLayoutProps as LibraryFrameProps } from '@realmkit/design-system';
import { useFrame } from './frame/useFrame.tsx';

/** The props of an app for the library layout. */
export type LibraryLayoutProps = Omit<LibraryFrameProps, 'topBar' | 'skipLabel' | 'banner' | 'footer'>;

/** Renders the library layout with logo, login button, menu and hints (shell §2). */
export function LibraryLayout(props: LibraryLayoutProps) {
  const { menu, ...frame } = useFrame('/');
  return (
    <>
      <LibraryFrame {...props} {...frame} />
      {menu}
    </>
  );
}
