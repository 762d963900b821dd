import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Controls, createControls } from '../controls/createControls.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { createReader } from '../reader/createReader.ts';
import type { ReaderAppearance } from '../reader/pageTheme.ts';
import type { Reader } from '../reader/Reader.ts';
import { isNarrated } from '../reader/ReaderState.ts';
import { createSettingsStore, type Settings, type SettingsStore } from '../settings/settings.ts';
import { pinchedSize, turnOf } from '../stage/input/gestures.ts';
import type { PageInput } from '../stage/input/pageInput.ts';
import type { State } from '../state/createState.ts';

/** Returns the named parts of a state, and re-renders when one of them changes: each turn and each layout changes others. */
export function useStateOf<Value extends object, Name extends keyof Value>(
  { get, subscribe }: Pick<State<Value>, 'get' | 'subscribe'>,
  ...names: readonly Name[]
): Pick<Value, Name> {
  const last = useRef<Value>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const now = get();
    const before = last.current;
    if (before === undefined || names.some((name) => !Object.is(before[name], now[name]))) last.current = now;
    return last.current ?? now;
  });
}

/** Returns the settings, and re-renders on changes. */
export const useSettings = (store: SettingsStore): Settings => useSyncExternalStore(store.subscribe, store.get);

const browserStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    // Not reported: without a storage the settings last as long as the page.
    return undefined;
  }
};

/** An open reader with its controls. */
export interface OpenReader {
  readonly reader: Reader;
  readonly controls: Controls;
}

/** Returns the settings store of this browser, created once. */
export function useSettingsStore(): SettingsStore {
  const [store] = useState(() => createSettingsStore(browserStorage(), undefined, window));
  return store;
}

/** Plays from the sentence that was hit by a tap; returns false if there is none, or the book is not heard. */
function playFromTap({ state, narration }: Reader, target: Element, index: number, text: Range | undefined): boolean {
  const heard = isNarrated(state.get()) ? narration() : undefined;
  if (!heard?.playFromRange) return heard?.playFromElement(target, index) ?? false;
  return text !== undefined && heard.playFromRange(text, index);
}

/** Opens the book in an element, and closes it when the book changes or the component unmounts. */
export function useReader(
  props: ReaderProps,
  appearance: ReaderAppearance,
  container: HTMLElement | null,
  settings: SettingsStore,
  onKey: (event: KeyboardEvent, open: OpenReader) => void,
): OpenReader | undefined {
  const [open, setOpen] = useState<OpenReader>();
  const latest = useRef({ props, appearance, onKey });
  latest.current = { props, appearance, onKey };
  const { bookId, fileUrl, file } = props;

  // The query of the URL changes with each new policy, but the book stays the same.
  useEffect(() => {
    if (!container) return;
    const controls = createControls();
    const direction = () => opened.reader.state.get().publication?.direction ?? 'ltr';
    // A finger on a zoomed page moves it, and turns none.
    const isZoomed = () => (opened.reader.state.get().zoom ?? 1) > 1;
    let sizeBefore: number | undefined;
    const input: PageInput = {
      onTap: (zone, target, index, text) => {
        if (zone === 'middle' || isZoomed()) {
          // A tap on a narrated sentence plays from it; any other tap in the middle toggles the controls.
          if (!playFromTap(opened.reader, target, index, text)) controls.toggle();
        } else void opened.reader.turn(turnOf(zone, direction()), 'document');
      },
      onSwipe: (to) => {
        if (!isZoomed()) void opened.reader.turn(turnOf(to === 'left' ? 'right' : 'left', direction()), 'document');
      },
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
      appearance: () => latest.current.appearance,
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

  const { realm, theme, pageColour } = appearance;
  useEffect(() => void open?.reader.applyTheme(), [open, realm, theme, pageColour]);

  return open;
}
