import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/NavigateNext';
import { styled } from '@mui/material/styles';
import { IconButton, token } from '@realmkit/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../controls/useFocusReturn.ts';
import { type ViewKey, viewCommandOf } from '../../controls/viewKeys.ts';
import type { Enlarged } from '../../enlarge/Enlarged.ts';
import { type EnlargedView, openEnlarged } from '../../enlarge/openEnlarged.ts';
import type { Reader } from '../../reader/Reader.ts';
import { TabularLabel } from '../bars/bars.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const Dialog = styled('dialog')({
  boxSizing: 'border-box',
  width: '100dvw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  backgroundColor: token('color.reader.page'),
  color: token('color.text.default'),
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '& > header': {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: '3.5rem',
    paddingInline: `max(${token('space.200')}, env(safe-area-inset-left)) max(${token('space.100')}, env(safe-area-inset-right))`,
    backgroundColor: token('color.surface.raised'),
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& h2': {
    flex: '1 1 8rem',
    minWidth: 0,
    margin: 0,
    outline: 0,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    fontSize: token('font.size.body'),
    fontWeight: token('font.weight.medium'),
  },
  '& > footer': {
    flex: 'none',
    maxHeight: '30%',
    overflowY: 'auto',
    padding: `${token('space.100')} max(${token('space.200')}, env(safe-area-inset-right)) max(${token('space.100')}, env(safe-area-inset-bottom)) max(${token('space.200')}, env(safe-area-inset-left))`,
    backgroundColor: token('color.surface.raised'),
    borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
    '& > p': { margin: `${token('space.050')} 0` },
  },
});

const View = styled('div')({ position: 'relative', flex: 1, minHeight: 0, overflow: 'clip' });

interface EnlargeDialogProps {
  readonly reader: Reader;
  readonly enlarged: Enlarged;
  /** BCP 47, for percentages. */
  readonly locale: string;
  /** The language of the book, BCP 47. */
  readonly lang: string | undefined;
  readonly direction: 'ltr' | 'rtl';
}

/** Shows a picture, a table or a formula over the whole book, as long as it is rendered. */
export function EnlargeDialog({ reader, enlarged: { parts, current }, locale, lang, direction }: EnlargeDialogProps) {
  const { t } = useTranslation('reader');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EnlargedView>();
  const [scale, setScale] = useState(1);
  const part = parts[current];
  const kindName = part ? t(($) => $.zoom[part.kind]) : '';
  const name = part?.name ?? kindName;
  const { close, step, renewPictures } = reader.enlargement;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  // The narration may have turned the page meanwhile.
  useFocusReturn(reader.focusPage);

  const onKey = (event: ViewKey & { preventDefault: () => void; stopPropagation: () => void }) => {
    event.stopPropagation();
    const command =
      event.key === 'Escape'
        ? close
        : viewCommandOf(
            event,
            { zoom: scale, direction, singleKeys: reader.settings.get().keyCommands, turnsAtFit: true },
            {
              step: (by) => view?.zoom.step(by),
              fit: () => view?.zoom.fit(),
              pan: (x, y) => view?.zoom.pan(x, y) ?? false,
              turn: (way) => {
                if (parts.length > 1) step(way === 'forward' ? 1 : -1);
              },
            },
          );
    if (!command) return;
    event.preventDefault();
    command();
  };
  const latest = useRef({ onKey });
  latest.current = { onKey };

  useEffect(() => {
    const element = part?.element;
    if (!container.current || !element) return;
    const ends = new AbortController();
    const opening = openEnlarged({
      element,
      title: name,
      container: container.current,
      signal: ends.signal,
      animates: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
      onZoomed: (zoomed) => setScale(zoomed ?? 1),
      onKey: (event) => latest.current.onKey(event),
      onLink: (href, link) => {
        close();
        reader.links.open(href, link);
      },
      renewPictures,
    });
    opening.then(setView, () => {
      // Not reported: the dialog was closed, or the host refuses frames, as it does those of the pages.
    });
    return () => {
      ends.abort();
      setView(undefined);
      opening.then(
        (opened) => opened.close(),
        () => {},
      );
    };
  }, [part?.element, name, close, renewPictures, reader]);

  const turned = direction === 'rtl' ? { previous: '0deg', next: '180deg' } : { previous: '180deg', next: '0deg' };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={`${id}name`}
      aria-describedby={part && part.details.length > 0 ? `${id}details` : undefined}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 ref={heading} id={`${id}name`} tabIndex={-1} lang={part?.name ? lang : undefined} title={name}>
          {name}
        </h2>
        {parts.length > 1 ? (
          <>
            <IconButton label={t(($) => $.zoom.previous)} onClick={() => step(-1)}>
              <NextIcon aria-hidden style={{ rotate: turned.previous }} />
            </IconButton>
            <TabularLabel role="status">{t(($) => $.zoom.place, { place: current + 1, count: parts.length })}</TabularLabel>
            <IconButton label={t(($) => $.zoom.next)} onClick={() => step(1)}>
              <NextIcon aria-hidden style={{ rotate: turned.next }} />
            </IconButton>
          </>
        ) : null}
        <ZoomButtons zoom={view?.zoom} scale={scale} locale={locale} />
        <IconButton label={t(($) => $.close)} onClick={close}>
          <CloseIcon aria-hidden />
        </IconButton>
      </header>
      <View ref={container} data-enlarged={part?.kind} aria-busy={!view} />
      {part && part.details.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long description scrolls
        <footer id={`${id}details`} lang={lang} tabIndex={0}>
          {part.details.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </footer>
      ) : null}
    </Dialog>
  );
}
