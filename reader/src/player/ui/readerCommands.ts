import { type FullScreen, volumeAfter } from '@realmkit/design-system';
import { commandOf } from '../controls/keyCommands.ts';
import { type ViewKey, viewCommandOf } from '../controls/viewKeys.ts';
import { changesBookmarks, hasBookmarks, type ReaderProps } from '../ReaderProps.ts';
import { isNarrated, isReflowable, isScrolled } from '../reader/ReaderState.ts';
import { steppedSize } from '../settings/look.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { Presentation } from './usePresentation.ts';
import type { OpenReader } from './useReader.ts';

/** What the keys of the reader command. */
export interface CommandedReader extends OpenReader {
  readonly settings: SettingsStore;
  /** The props as they are shown now: a presentation has nothing of persons. */
  readonly shown: ReaderProps;
  readonly canSetVolume: boolean;
  readonly fullScreen: FullScreen;
  readonly presentation: Pick<Presentation, 'toggle'>;
}

/** Returns the command of a key; undefined if it has none. */
export function readerCommandOf(event: ViewKey, commanded: CommandedReader): (() => void) | undefined {
  const { reader, controls, settings, shown, canSetVolume, fullScreen, presentation } = commanded;
  const { keyCommands, audioVolume, muted, textSize } = settings.get();
  const { publication, selection, readAloud, jumps } = reader.state.get();
  // A frog-book shows no control of its narration, so no key starts it (reader §2).
  const isHeard = isNarrated(reader.state.get()) && !publication?.isFrogBook;
  const canReadAloud = readAloud?.hasVoice === true;
  const selects = selection?.hasKeys ? 'textByKeys' : 'text';
  const context = {
    direction: publication?.direction ?? 'ltr',
    singleKeys: keyCommands,
    isNarrated: isHeard,
    canReadAloud,
    isScrolled: isScrolled(reader.state.get()),
    selection: selection ? selects : 'none',
    jumps: { back: jumps.back.length > 0, forward: jumps.forward.length > 0 },
  } as const;
  const zoomContext = { ...context, zoom: reader.state.get().zoom };
  const zoomCommand = viewCommandOf(event, zoomContext, {
    step: (by) => reader.zoom()?.step(by),
    fit: () => reader.zoom()?.fit(),
    pan: (x, y) => reader.zoom()?.pan(x, y) ?? false,
    turn: (direction) => void reader.turn(direction, 'document'),
  });
  const bookCommand = commandOf(event, context, {
    turn: (direction, by) => void reader.turn(direction, by),
    scroll: reader.scroll,
    goToEdge: (edge) => void reader.goToEdge(edge),
    toggleNarration: () => {
      if (isHeard || canReadAloud) void reader.narration()?.toggle();
    },
    stepSentence: (by) => void reader.narration()?.step(by),
    louder: (steps) => {
      if (canSetVolume) settings.change({ audioVolume: volumeAfter(audioVolume, steps) });
    },
    toggleFullScreen: () => {
      if (fullScreen.isSupported) fullScreen.toggle();
    },
    enlarge: () => reader.enlargement.open(),
    present: () => {
      if (shown.features?.presentation) presentation.toggle();
    },
    toggleMuted: () => settings.change({ muted: !muted }),
    press: (menu) => {
      if (menu === 'bookmarkField' ? changesBookmarks(shown) : menu !== 'bookmarks' || hasBookmarks(shown)) controls.pressMenu(menu);
    },
    jump: (to) => void reader.jumps[to](),
    stepResult: (by) => void reader.search.step(by),
    extendSelection: reader.selection.extend,
    moveSelectionStart: reader.selection.moveStart,
    focusSelectionMenu: reader.selection.focusMenu,
    resizeText: (by) => {
      if (isReflowable(reader.state.get())) settings.change({ textSize: steppedSize(textSize, by) });
    },
    escape: () => {
      if (selection) return reader.selection.clear();
      const { menu } = controls.state.get();
      if (menu === 'search' || (!menu && reader.state.get().search)) reader.search.close();
      // From the controls, where no menu is open, it leads back to the book.
      if (!controls.escape()) reader.focusPage();
    },
  });
  return zoomCommand ?? bookCommand;
}
