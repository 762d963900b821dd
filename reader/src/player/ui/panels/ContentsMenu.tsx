import { styled } from '@mui/material/styles';
import { Button, lazyComponent, Tabs, type TocEntry, TocList, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../publication/navigation.ts';
import { PageField } from '../bars/PageField.tsx';
import { FailedPart } from '../PartBoundary.tsx';
import { type OpenReader, useStateOf } from '../useReader.ts';

const OfflineCopySection = lazyComponent(async () => (await import('../offline/OfflineCopySection.tsx')).OfflineCopySection);
const AboutDialog = lazyComponent(async () => (await import('../dialogs/AboutDialog.tsx')).AboutDialog);

const Creator = styled('p')({ margin: `0 0 ${token('space.050')}`, paddingInline: token('space.050'), color: token('color.text.muted') });
const About = styled('div')({ marginBlockStart: token('space.200') });

/** Converts a book's contents for the design system's list; a heading without a link leads to its first entry. */
const asTocEntries = (chapters: readonly Chapter[]): TocEntry[] =>
  chapters.map(({ href, label, chapters: below }) => ({
    id: href || (below[0]?.href ?? ''),
    label,
    children: asTocEntries(below),
  }));

/** Shows the ways into a book: its table of contents, its landmarks, its lists of figures and its pages; and at the end what it says about itself. */
export function ContentsMenu({ open: { reader, controls }, locale }: { readonly open: OpenReader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { navigation, chapter, pages, publication, failedParts } = useStateOf(
    reader.state,
    'navigation',
    'chapter',
    'pages',
    'publication',
    'failedParts',
  );
  const { menu } = useStateOf(controls.state, 'menu');
  const lang = publication?.language || undefined;
  const offlineCopy = reader.offlineCopy();
  // Several kinds may name one place.
  const places = [...new Map(navigation.landmarks.map((landmark) => [landmark.href, landmark])).values()];
  const landmarks = places.map(({ href, label, type }) => ({
    id: href,
    label: label || (type ? t(($) => $.landmarks[type]) : ''),
  }));
  const list = (label: string, entries: readonly TocEntry[]) => (
    <TocList
      key={label}
      label={label}
      entries={entries}
      current={chapter}
      {...(lang ? { lang } : {})}
      emptyText={t(($) => $.contents.empty)}
      onChoose={(href) => {
        controls.closeMenu();
        if (href) void reader.goToHref(href).then(reader.focusPage);
      }}
    />
  );
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
      {failedParts.includes('contents') ? <FailedPart onRetry={() => void reader.loadAgain('contents')} /> : null}
      <Tabs
        label={t(($) => $.toolbar.contents)}
        tabs={[
          {
            id: 'toc',
            label: t(($) => $.places.contents),
            content: list(
              t(($) => $.toolbar.contents),
              asTocEntries(navigation.contents),
            ),
          },
          ...(landmarks.length > 0
            ? [
                {
                  id: 'landmarks',
                  label: t(($) => $.places.landmarks),
                  content: list(
                    t(($) => $.places.landmarks),
                    landmarks,
                  ),
                },
              ]
            : []),
          ...navigation.lists.map(({ type, entries }) => {
            const label = t(($) => $.places[type]);
            return { id: type, label, content: list(label, asTocEntries(entries)) };
          }),
        ]}
      />
      {pages ? <PageField pages={pages} onGo={goToPage} /> : null}
      {publication ? (
        <About>
          <Button onClick={() => controls.pressMenu('about')}>{t(($) => $.about.title)}</Button>
        </About>
      ) : null}
      {menu === 'about' && publication ? (
        <AboutDialog reader={reader} publication={publication} locale={locale} onClose={() => controls.pressMenu('contents')}>
          {offlineCopy ? <OfflineCopySection controls={offlineCopy} locale={locale} /> : null}
        </AboutDialog>
      ) : null}
    </>
  );
}
