import { BookmarkList, lazyComponent } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { changesBookmarks, hasAnnotations, type ReaderProps } from '../../ReaderProps.ts';
import { AnnotationTabs } from '../annotations/AnnotationTabs.tsx';
import { FailedPart } from '../PartBoundary.tsx';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { BookmarkField } from './BookmarkField.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerOutline } from './DrawerOutline.tsx';
import { MoreMenu } from './MoreMenu.tsx';

const ContentsMenu = lazyComponent(async () => (await import('./ContentsMenu.tsx')).ContentsMenu, DrawerOutline);
const SettingsPanel = lazyComponent(async () => (await import('./SettingsPanel.tsx')).SettingsPanel, DrawerOutline);
const SearchPanel = lazyComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel, DrawerOutline);
const HelpDialog = lazyComponent(async () => (await import('../dialogs/HelpDialog.tsx')).HelpDialog);

interface ReaderMenusProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
}

/** Shows the open menu of the toolbar (reader §4, Controls). */
export function ReaderMenus({ open: { reader, controls }, props }: ReaderMenusProps) {
  const { t } = useTranslation('reader');
  const { bookmarks, publication, failedParts } = useStateOf(reader.state, 'bookmarks', 'publication', 'failedParts');
  const { menu } = useStateOf(controls.state, 'menu');
  const hasFailed = failedParts.includes('bookmarks');
  const lang = publication?.language || undefined;
  const closing = { closeLabel: t(($) => $.close), onClose: controls.closeMenu };
  switch (menu) {
    case 'contents':
    case 'about':
      return (
        <Drawer title={t(($) => $.toolbar.contents)} {...closing}>
          <ContentsMenu open={{ reader, controls }} locale={props.locale} />
        </Drawer>
      );
    case 'bookmarkField':
      return (
        <BookmarkField
          firstName={reader.bookmarks.defaultName()}
          onSave={(name) => {
            controls.closeMenu();
            void reader.bookmarks.add(name);
          }}
        />
      );
    case 'bookmarks':
      return (
        <Drawer title={hasAnnotations(props) ? t(($) => $.annotations.drawer) : t(($) => $.toolbar.bookmarks)} atEnd {...closing}>
          <AnnotationTabs open={{ reader, controls }} props={props}>
            {hasFailed ? <FailedPart onRetry={() => void reader.loadAgain('bookmarks')} /> : null}
            {hasFailed && bookmarks.length === 0 ? null : (
              <BookmarkList
                label={t(($) => $.toolbar.bookmarks)}
                bookmarks={bookmarks}
                empty={{ title: t(($) => $.bookmarks.emptyTitle), description: t(($) => $.bookmarks.emptyText) }}
                onChoose={(id) => {
                  const bookmark = bookmarks.find((one) => one.id === id);
                  controls.closeMenu();
                  if (bookmark) void reader.goToLocator(bookmark.position).then(reader.focusPage);
                }}
                {...(changesBookmarks(props) && {
                  remove: { label: (name) => t(($) => $.bookmarks.remove, { name }), onRemove: (id) => void reader.bookmarks.remove(id) },
                })}
              />
            )}
          </AnnotationTabs>
        </Drawer>
      );
    case 'search':
      return (
        <Drawer
          title={t(($) => $.toolbar.search)}
          atEnd
          {...closing}
          onClose={() => {
            reader.search.close();
            controls.closeMenu();
          }}
        >
          <SearchPanel open={{ reader, controls }} lang={lang} />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer title={t(($) => $.toolbar.settings)} atEnd isSheet {...closing}>
          <SettingsPanel reader={reader} props={props} />
        </Drawer>
      );
    case 'more':
      return (
        <Drawer title={t(($) => $.toolbar.more)} atEnd isSheet {...closing}>
          <MoreMenu controls={controls} props={props} />
        </Drawer>
      );
    case 'help':
      return <HelpDialog reader={reader} canPresent={props.features?.presentation === true} onClose={controls.closeMenu} />;
    default:
      return null;
  }
}
