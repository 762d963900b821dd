import { styled } from '@mui/material/styles';
import { BookmarkList, type Scheme, type TocEntry, TocList, token } from '@realmkit/design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../publication/navigation.ts';
import { hasAnnotations, type ReaderProps } from '../ReaderProps.ts';
import { AnnotationTabs } from './annotations/AnnotationTabs.tsx';
import { BookmarkField } from './BookmarkField.tsx';
import { Drawer } from './Drawer.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { PageField } from './PageField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { type OpenReader, useStateOf } from './useReader.ts';

const ListeningSettings = lazy(() =>
  import('./ListeningSettings.tsx').then(({ ListeningSettings: component }) => ({ default: component })),
);
const SearchPanel = lazy(() => import('./SearchPanel.tsx').then(({ SearchPanel: component }) => ({ default: component })));

const Creator = styled('p')({ margin: '0 0 0.25rem', paddingInline: '0.25rem', color: token('color.text.muted') });

interface ReaderMenusProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
  readonly scheme: Scheme;
}

/** Converts a book's contents for the design system's list; a heading without a link leads to its first entry. */
const asTocEntries = (chapters: readonly Chapter[]): TocEntry[] =>
  chapters.map(({ href, label, chapters: below }) => ({
    id: href || (below[0]?.href ?? ''),
    label,
    children: asTocEntries(below),
  }));

/** Shows the open menu of the toolbar (reader §4, Controls). */
export function ReaderMenus({ open: { reader, controls }, props, scheme }: ReaderMenusProps) {
  const { t } = useTranslation('reader');
  const state = useStateOf(reader.state);
  const { navigation, chapter, pages, bookmarks, publication, narrations, languages } = state;
  const { menu } = useStateOf(controls.state);
  const lang = publication?.language || undefined;
  const closing = { closeLabel: t(($) => $.close), onClose: controls.closeMenu };
  const goToPage = (typed: string): boolean => {
    const going = reader.pages.goTo(typed);
    if (!going) return false;
    controls.closeMenu();
    void going.then(reader.focusPage);
    return true;
  };
  switch (menu) {
    case 'contents':
      return (
        <Drawer title={t(($) => $.toolbar.contents)} {...closing}>
          {publication?.creators.map(({ text, direction }) => (
            <Creator key={text} lang={lang} dir={direction}>
              {text}
            </Creator>
          ))}
          <TocList
            label={t(($) => $.toolbar.contents)}
            entries={asTocEntries(navigation.contents)}
            current={chapter}
            {...(lang ? { lang } : {})}
            emptyText={t(($) => $.contents.empty)}
            onChoose={(href) => {
              controls.closeMenu();
              if (href) void reader.goToHref(href).then(reader.focusPage);
            }}
          />
          {pages ? <PageField pages={pages} onGo={goToPage} /> : null}
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
            <BookmarkList
              label={t(($) => $.toolbar.bookmarks)}
              bookmarks={bookmarks}
              empty={{ title: t(($) => $.bookmarks.emptyTitle), description: t(($) => $.bookmarks.emptyText) }}
              onChoose={(id) => {
                const bookmark = bookmarks.find((one) => one.id === id);
                controls.closeMenu();
                if (bookmark) void reader.goToLocator(bookmark.position).then(reader.focusPage);
              }}
              remove={{ label: (name) => t(($) => $.bookmarks.remove, { name }), onRemove: (id) => void reader.bookmarks.remove(id) }}
            />
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
          <Suspense>
            <SearchPanel open={{ reader, controls }} lang={lang} />
          </Suspense>
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer title={t(($) => $.toolbar.settings)} atEnd {...closing}>
          <SettingsPanel
            settings={reader.settings}
            locale={props.locale}
            scheme={scheme}
            isNarrated={narrations.length > 0 || state.readAloud?.hasVoice === true}
            isSigned={languages.pictureInPicture.length > 0}
            listening={
              narrations.length > 0 || state.readAloud ? (
                <Suspense>
                  <ListeningSettings reader={reader} locale={props.locale} />
                </Suspense>
              ) : null
            }
          />
        </Drawer>
      );
    case 'help':
      return <HelpDialog state={state} onClose={controls.closeMenu} />;
    default:
      return null;
  }
}
