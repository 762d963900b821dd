import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnnotations, hasBookmarks, type ReaderProps } from '../../ReaderProps.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';

const AnnotationPanel = lazy(() => import('./AnnotationPanel.tsx').then(({ AnnotationPanel: component }) => ({ default: component })));

const Tabs = styled('div')({ display: 'flex', marginBlockEnd: '0.75rem', borderBlockEnd: `1px solid ${token('color.border.divider')}` });
const Tab = styled('button')({
  flex: 1,
  minWidth: 0,
  minHeight: '3rem',
  padding: '0.25rem 0.5rem',
  border: 0,
  background: 'none',
  color: token('color.text.muted'),
  font: 'inherit',
  fontWeight: token('font.weight.medium'),
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: '-3px',
  '&:hover': { color: token('color.text.default'), backgroundColor: token('color.action.hover') },
  '&[aria-selected=true]': { color: token('color.action.primary'), boxShadow: 'inset 0 -3px 0 currentColor' },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { textDecoration: 'underline' } },
});

interface AnnotationTabsProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
  /** The list of bookmarks. */
  readonly children: ReactNode;
}

/** Shows the bookmarks and the highlights of a book as tabs; only one of them if the other is not available. */
export function AnnotationTabs({ open, props, children }: AnnotationTabsProps) {
  const { t } = useTranslation('reader');
  const { annotations, bookmarks } = useStateOf(open.reader.state);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(bookmarks.length === 0 && annotations.length > 0 ? 1 : 0);
  const panel = (
    <Suspense>
      <AnnotationPanel open={open} />
    </Suspense>
  );
  if (!hasAnnotations(props)) return children;
  if (!hasBookmarks(props)) return panel;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: 1 - current, ArrowLeft: 1 - current, Home: 0, End: 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <Tabs ref={list} role="tablist" aria-label={t(($) => $.annotations.drawer)} onKeyDown={onKeyDown}>
        {[t(($) => $.toolbar.bookmarks), t(($) => $.annotations.title)].map((label, index) => (
          <Tab
            key={label}
            id={`${id}tab${index}`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={index === current ? `${id}panel` : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
          >
            {label}
          </Tab>
        ))}
      </Tabs>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}tab${current}`}>
        {current === 0 ? children : panel}
      </div>
    </>
  );
}
