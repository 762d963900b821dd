import { styled } from '@mui/material/styles';
import { Button, type TocEntry, TocList, token } from '@realmkit/design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../publication/navigation.ts';
import { PageField } from './PageField.tsx';
import { type OpenReader, useStateOf } from './useReader.ts';

const AboutDialog = lazy(() => import('./AboutDialog.tsx').then(({ AboutDialog: component }) => ({ default: component })));

const Creator = styled('p')({ margin: '0 0 0.25rem', paddingInline: '0.25rem', color: token('color.text.muted') });
const About = styled('div')({ marginBlockStart: '1rem' });

/** Converts a book's contents for the design system's list; a heading without a link leads to its first entry. */
const asTocEntries = (chapters: readonly Chapter[]): TocEntry[] =>
  chapters.map(({ href, label, chapters: below }) => ({
    id: href || (below[0]?.href ?? ''),
    label,
    children: asTocEntries(below),
  }));

/** Shows the ways into a book: its table of contents and its pages; and at the end what it says about itself. */
export function ContentsMenu({ open: { reader, controls }, locale }: { readonly open: OpenReader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { navigation, chapter, pages, publication } = useStateOf(reader.state);
  const { menu } = useStateOf(controls.state);
  const lang = publication?.language || undefined;
  const goToPage = (typed: string): boolean => {
    const going = reader.pages.goTo(typed);
    if (!going) return false;
    controls.closeMenu();
    void going.then(reader.focusPage);
    return true;
  };
  return (
    <>
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
      {publication ? (
        <About>
          <Button onClick={() => controls.pressMenu('about')}>{t(($) => $.about.title)}</Button>
        </About>
      ) : null}
      {menu === 'about' && publication ? (
        <Suspense>
          <AboutDialog reader={reader} publication={publication} locale={locale} onClose={() => controls.pressMenu('contents')} />
        </Suspense>
      ) : null}
    </>
  );
}
