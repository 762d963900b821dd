import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Controls, createControls } from '../controls/createControls.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { createReader, type Reader, type ReaderLook } from '../reader/createReader.ts';
import { createSettingsStore, type Settings, type SettingsStore } from '../settings/settings.ts';
import { pinchedSize, turnOf } from '../stage/gestures.ts';
import type { PageInput } from '../stage/pageInput.ts';
import type { State } from '../state/createState.ts';

/** The present value of a state. */
export const useStateOf = <Value>(state: State<Value>): Value => useSyncExternalStore(state.subscribe, state.get);

/** The settings, and a component that shows them anew after each change. */
export const useSettings = (store: SettingsStore): Settings => useSyncExternalStore(store.subscribe, store.get);

const browserStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

/** What a reader on the screen is made of. */
export interface OpenReader {
  readonly reader: Reader;
  readonly controls: Controls;
}

/** The settings of this browser, made once. */
export function useSettingsStore(): SettingsStore {
  const [store] = useState(() => createSettingsStore(browserStorage()));
  return store;
}

/** Opens the book in an element, and closes it when another book or none is to be shown. */
export function useReader(
  props: ReaderProps,
  look: ReaderLook,
  container: HTMLElement | null,
  settings: SettingsStore,
  onKey: (event: KeyboardEvent, open: OpenReader) => void,
): OpenReader | undefined {
  const [open, setOpen] = useState<OpenReader>();
  const latest = useRef({ props, look, onKey });
  latest.current = { props, look, onKey };
  const { bookId, fileUrl, file } = props;

  // The address changes with each new policy, and the book stays the same.
  useEffect(() => {
    if (!container) return;
    const controls = createControls();
    const direction = () => opened.reader.state.get().publication?.direction ?? 'ltr';
    let sizeBefore: number | undefined;
    const input: PageInput = {
      onTap: (zone, target, index) => {
        if (zone === 'middle') {
          // A sentence that is heard is played from; everything else in the middle brings the controls.
          if (!opened.reader.narration()?.playFromElement(target, index)) controls.toggle();
        } else void opened.reader.turn(turnOf(zone, direction()), 'document');
      },
      onSwipe: (to) => void opened.reader.turn(turnOf(to === 'left' ? 'right' : 'left', direction()), 'document'),
      onPinch: (factor, ended) => {
        sizeBefore ??= settings.get().textSize;
        const textSize = pinchedSize(sizeBefore, factor);
        if (ended) {
          settings.change({ textSize });
          sizeBefore = undefined;
        }
      },
      onKey: (event) => latest.current.onKey(event, opened),
      onPointer: controls.pointer,
    };
    const reader = createReader(latest.current.props, {
      container,
      settings,
      look: () => latest.current.look,
      input,
    });
    const opened: OpenReader = { reader, controls };
    setOpen(opened);
    return () => {
      setOpen(undefined);
      controls.close();
      void reader.close();
    };
  }, [container, settings, bookId, fileUrl?.split('?')[0], file]);

  const { realm, theme, scheme } = look;
  useEffect(() => void open?.reader.dress(), [open, realm, theme, scheme]);

  return open;
}
