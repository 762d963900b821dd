import type { Annotation, HighlightColour } from '../../annotations/Annotation.ts';
import { copyText } from '../../annotations/copyText.ts';
import { wiktionaryUrl, wordsToLookUp } from '../../annotations/lookUp.ts';
import type { SelectedText } from '../../annotations/SelectedText.ts';
import type { ReaderProps } from '../../ReaderProps.ts';
import type { Reader } from '../../reader/Reader.ts';
import type { ReaderState } from '../../reader/ReaderState.ts';

/** What can be done with a selected text or a highlight; undefined is what cannot. */
export interface SelectionActions {
  /** The annotation of the text, if it is saved. */
  readonly annotation: Annotation | undefined;
  readonly paint: ((colour: HighlightColour) => void) | undefined;
  readonly note: (() => void) | undefined;
  readonly copy: () => Promise<boolean>;
  readonly lookUp: (() => void) | undefined;
  readonly readFromHere: (() => void) | undefined;
  readonly remove: (() => void) | undefined;
  /** Closes the menu and returns to the page. */
  readonly close: () => void;
}

/** Returns what can be done with the selection of a reader. */
export function selectionActions(
  reader: Reader,
  { lookUpUrl }: ReaderProps,
  state: Pick<ReaderState, 'annotations' | 'language' | 'readAloud'>,
  selection: SelectedText,
): SelectionActions {
  const { text, language, annotationId } = selection;
  const annotation = state.annotations.find(({ id }) => id === annotationId);
  const close = () => {
    reader.selection.clear();
    reader.focusPage();
  };
  /** Closes the menu after an action on the annotation of the text, which may be a new one. */
  const withAnnotation = (act: (of: Annotation) => void) => () => {
    const of = reader.selection.annotation();
    close();
    if (of) act(of);
  };
  const words = lookUpUrl === false ? undefined : wordsToLookUp(text);
  return {
    annotation,
    paint: reader.annotations.isEditable ? (colour) => withAnnotation((of) => void reader.annotations.paint(of, colour))() : undefined,
    note: reader.annotations.isEditable ? withAnnotation(reader.annotations.edit) : undefined,
    copy: () => copyText(text),
    lookUp: words && lookUpUrl !== false ? () => reader.links.openExternal((lookUpUrl ?? wiktionaryUrl)(words, language)) : undefined,
    readFromHere:
      state.language === undefined && !state.readAloud?.hasVoice
        ? undefined
        : () => {
            const start = reader.selection.start();
            close();
            if (start) void reader.narration()?.readFrom(start.range, start.index);
          },
    remove: annotation && reader.annotations.isEditable ? withAnnotation(({ id }) => void reader.annotations.remove(id)) : undefined,
    close,
  };
}
