import { LibraryLayout as LibraryFrame, type LibraryLayoutProps as LibraryFrameProps } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useFrame } from './frame/useFrame.tsx';
import { PartBoundary } from './pages/PartBoundary.tsx';

/** The props of an app for the library layout. */
export type LibraryLayoutProps = Omit<
  LibraryFrameProps,
  'topBar' | 'skipLabel' | 'skipToSearchLabel' | 'banner' | 'footer' | 'homeLabel' | 'navigationLabel'
>;

/** Renders the library layout with logo, the way home, login button, menu and hints (shell §2). */
export function LibraryLayout({ children, ...props }: LibraryLayoutProps) {
  const { t } = useTranslation('shell');
  const { menu, ...frame } = useFrame('/');
  return (
    <>
      <LibraryFrame {...props} {...frame} homeLabel={t(($) => $.navigation.myServices)} navigationLabel={t(($) => $.navigation.title)}>
        <PartBoundary>{children}</PartBoundary>
      </LibraryFrame>
      {menu}
    </>
  );
}
