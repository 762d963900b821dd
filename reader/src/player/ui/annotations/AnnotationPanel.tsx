import HighlightIcon from '@mui/icons-material/BorderColorOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { Button, EmptyState, SelectField, token } from '@realmkit/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colourOf, highlightColours } from '../../annotations/annotationOf.ts';
import { flattenChapters } from '../../publication/navigation.ts';
import { FailedPart } from '../PartBoundary.tsx';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { AnnotationRow } from './AnnotationRow.tsx';
import { useColourNames } from './colours.ts';
import { saveExport } from './saveExport.ts';

const List = styled('ul')({ listStyle: 'none', margin: `${token('space.100')} 0 0`, padding: 0 });
const Exports = styled('div')({
  display: 'grid',
  gap: token('space.100'),
  marginBlockStart: token('space.250'),
  '& > h3': { margin: 0, fontSize: token('font.size.body') },
});
const Nothing = styled('p')({ color: token('color.text.muted'), paddingInline: token('space.150') });

/** Shows the highlights and notes of a book, in its order, and saves them as a file. */
export function AnnotationPanel({ open: { reader, controls } }: { readonly open: OpenReader }) {
  const { t, i18n } = useTranslation('reader');
  const names = useColourNames();
  const { annotations, annotationPlaces, navigation, publication, failedParts } = useStateOf(
    reader.state,
    'annotations',
    'annotationPlaces',
    'navigation',
    'publication',
    'failedParts',
  );
  const [colour, setColour] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  const { locate } = reader.annotations;
  useEffect(() => void locate(), [locate, annotations.length, navigation]);
  useEffect(() => {
    const tree = root.current?.getRootNode();
    const isLost = tree instanceof ShadowRoot && !tree.activeElement;
    if (removedAt.current === undefined && !isLost) return;
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-annotation]') ?? [];
    const next = rows[Math.min(removedAt.current ?? 0, rows.length - 1)];
    removedAt.current = undefined;
    (next ?? root.current)?.focus();
  }, [annotations.length]);

  const lang = publication?.language || undefined;
  const chapters = flattenChapters(navigation.contents);
  const chapterOf = (id: string) => {
    const place = annotationPlaces.get(id);
    return place && place !== 'missing' ? chapters.find(({ href }) => href === place.chapter)?.label : undefined;
  };
  const shown = annotations.filter((annotation) => colour === '' || colourOf(annotation) === colour);
  const failed = failedParts.includes('annotations') ? <FailedPart onRetry={() => void reader.loadAgain('annotations')} /> : undefined;
  if (annotations.length === 0) {
    return (
      <div ref={root} tabIndex={-1} style={{ outline: 0 }}>
        {failed ?? (
          <EmptyState icon={<HighlightIcon />} title={t(($) => $.annotations.emptyTitle)} description={t(($) => $.annotations.emptyText)} />
        )}
      </div>
    );
  }
  const save = (format: 'markdown' | 'json') => {
    if (publication) void locate().then(() => saveExport(reader.state.get(), publication, i18n.language, format));
  };
  return (
    <div ref={root} tabIndex={-1} style={{ outline: 0 }}>
      {failed}
      <SelectField
        label={t(($) => $.annotations.colour)}
        options={[{ value: '', label: t(($) => $.annotations.all) }, ...highlightColours.map((value) => ({ value, label: names[value] }))]}
        value={colour}
        onChange={setColour}
      />
      {shown.length === 0 ? <Nothing role="status">{t(($) => $.annotations.none)}</Nothing> : null}
      <List aria-label={t(($) => $.annotations.title)}>
        {shown.map((annotation, index) => (
          <AnnotationRow
            key={annotation.id}
            annotation={annotation}
            chapter={chapterOf(annotation.id)}
            isMissing={annotationPlaces.get(annotation.id) === 'missing'}
            lang={lang}
            locale={i18n.language}
            onChoose={() => {
              controls.closeMenu();
              void reader.annotations.goTo(annotation.id).then(reader.focusPage);
            }}
            onEdit={() => reader.annotations.edit(annotation)}
            onRemove={
              reader.annotations.isEditable
                ? () => {
                    removedAt.current = index;
                    void reader.annotations.remove(annotation.id);
                  }
                : undefined
            }
          />
        ))}
      </List>
      <Exports>
        <h3>{t(($) => $.annotations.export)}</h3>
        <Button onClick={() => save('markdown')}>
          <DownloadIcon aria-hidden />
          {t(($) => $.annotations.exportText)}
        </Button>
        <Button onClick={() => save('json')}>
          <DownloadIcon aria-hidden />
          {t(($) => $.annotations.exportData)}
        </Button>
      </Exports>
    </div>
  );
}
