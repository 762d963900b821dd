/** The menus of the reader, of which one is open at a time (reader §4, Controls). */
export type ReaderMenu = 'contents' | 'languages' | 'bookmarkField' | 'bookmarks' | 'search' | 'settings' | 'help' | 'about' | 'more';

/** The visible state of the controls. */
export interface ControlsState {
  readonly shown: boolean;
  readonly menu: ReaderMenu | undefined;
}

/** The delays until the controls hide, in ms (reader §4, §9): after a toggle or a pointer move, and after the reader opened. */
export const controlTimes = { afterToggle: 2000, afterMount: 3000 } as const;

/**
 * Returns the state after the Escape key: drawer, bookmark list, bookmark field or language menu closes first (reader §4). What a book says
 * about itself leads back to the contents, which it was opened from.
 */
export const afterEscape = (state: ControlsState): ControlsState => ({
  ...state,
  menu: state.menu === 'about' ? 'contents' : undefined,
});

/** Returns the state after a press on a menu button: it opens that menu and closes the others, or closes it if it is open. */
export const afterMenuButton = (state: ControlsState, menu: ReaderMenu): ControlsState => ({
  shown: true,
  menu: state.menu === menu ? undefined : menu,
});

/** Returns whether a menu stays open until the user closes it, without a timeout. */
const stays = (menu: ReaderMenu | undefined): boolean => menu === 'settings' || menu === 'help' || menu === 'search' || menu === 'about';

/** Returns the state after the timeout: the drawer, the bookmark field and the controls hide (reader §4). */
export const afterTimeout = ({ menu }: ControlsState): ControlsState =>
  stays(menu) ? { shown: true, menu } : { shown: false, menu: undefined };

/** The distance at which the pointer counts as near a bar, in px. */
const nearness = 72;

/** Returns whether the pointer is near the toolbar or the bottom bar (reader §4). */
export const isNearBars = (fromTop: number, fromBottom: number): boolean => fromTop <= nearness || fromBottom <= nearness;
