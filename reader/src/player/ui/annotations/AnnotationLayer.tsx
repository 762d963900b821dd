import { lazyComponent, NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from '../../ReaderProps.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { selectionActions } from './selectionActions.ts';

const SelectionMenu = lazyComponent(async () => (await import('./SelectionMenu.tsx')).SelectionMenu);
const NoteEditor = lazyComponent(async () => (await import('./NoteEditor.tsx')).NoteEditor);

interface AnnotationLayerProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
  /** The element of the pages. */
  readonly stage: HTMLElement;
}

/** Shows what belongs to selected text and highlights above the book: the menu, the editor of notes, and the notice of a deletion. */
export function AnnotationLayer({ open: { reader, controls }, props, stage }: AnnotationLayerProps) {
  const { t } = useTranslation('reader');
  const { selection, editedAnnotation, deletedAnnotation, publication, ...state } = useStateOf(
    reader.state,
    'selection',
    'editedAnnotation',
    'deletedAnnotation',
    'publication',
    'annotations',
    'language',
    'readAloud',
  );
  const { menu } = useStateOf(controls.state, 'menu');
  const closeNotice = () => reader.state.change({ deletedAnnotation: undefined });
  return (
    <>
      {selection && !menu ? (
        <SelectionMenu
          key={selection.annotationId ?? ''}
          selection={selection}
          actions={selectionActions(reader, props, state, selection)}
          stage={stage}
        />
      ) : null}
      {editedAnnotation ? (
        <NoteEditor
          key={editedAnnotation.id}
          annotation={editedAnnotation}
          lang={publication?.language || undefined}
          onSave={(changed) => void reader.annotations.save(changed)}
          onClose={() => reader.annotations.edit(undefined)}
        />
      ) : null}
      <NoticeSnackbar
        open={false}
        message=""
        closeLabel={t(($) => $.close)}
        onClose={closeNotice}
        pinned={
          deletedAnnotation
            ? [
                {
                  id: deletedAnnotation.id,
                  message: t(($) => $.annotations.removed),
                  action: { label: t(($) => $.annotations.undo), onClick: () => void reader.annotations.undo() },
                },
              ]
            : []
        }
        onClosePinned={closeNotice}
      />
    </>
  );
}
