import { lazyComponent, Tabs } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnnotations, hasBookmarks, type ReaderProps } from '../../ReaderProps.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';

const AnnotationPanel = lazyComponent(async () => (await import('./AnnotationPanel.tsx')).AnnotationPanel);

interface AnnotationTabsProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
  /** The list of bookmarks. */
  readonly children: ReactNode;
}

/** Shows the bookmarks and the highlights of a book as tabs; only one of them if the other is not available. */
export function AnnotationTabs({ open, props, children }: AnnotationTabsProps) {
  const { t } = useTranslation('reader');
  const { annotations, bookmarks } = useStateOf(open.reader.state, 'annotations', 'bookmarks');
  const panel = <AnnotationPanel open={open} />;
  if (!hasAnnotations(props)) return children;
  if (!hasBookmarks(props)) return panel;
  return (
    <Tabs
      label={t(($) => $.annotations.drawer)}
      tabs={[
        { id: 'bookmarks', label: t(($) => $.toolbar.bookmarks), content: children },
        { id: 'annotations', label: t(($) => $.annotations.title), content: panel },
      ]}
      first={bookmarks.length === 0 && annotations.length > 0 ? 'annotations' : undefined}
    />
  );
}
