/** What of the reader's menus is open; one at a time (reader §4, Controls). */
export type ReaderMenu = 'contents' | 'languages' | 'bookmarkField' | 'bookmarks' | 'search' | 'settings' | 'help';

/** What of the controls is to be seen. */
export interface ControlsState {
  readonly shown: boolean;
  readonly menu: ReaderMenu | undefined;
}

/** The times of the controls, in ms (reader §4, §9): after they were toggled or the pointer left, and after the reader came up. */
export const controlTimes = { afterToggle: 2000, afterMount: 3000 } as const;

/** What the Escape key closes before anything else: drawer, bookmark list, bookmark field and language menu (reader §4). */
export const afterEscape = (state: ControlsState): ControlsState => ({ ...state, menu: undefined });

/** A button of a menu was pressed: it opens that menu and closes the others, or closes it where it is open. */
export const afterMenuButton = (state: ControlsState, menu: ReaderMenu): ControlsState => ({
  shown: true,
  menu: state.menu === menu ? undefined : menu,
});

/** Menus that a reader looks into at leisure: they close by a choice or by hand, never by time. */
const stays = (menu: ReaderMenu | undefined): boolean => menu === 'settings' || menu === 'help' || menu === 'search';

/** On timeout the drawer, the bookmark field and the controls hide (reader §4). */
export const afterTimeout = ({ menu }: ControlsState): ControlsState =>
  stays(menu) ? { shown: true, menu } : { shown: false, menu: undefined };

/** How near a bar the pointer must come, in px. */
const nearness = 72;

/** Whether the pointer is near the toolbar or the bottom bar (reader §4). */
export const isNearBars = (fromTop: number, fromBottom: number): boolean => fromTop <= nearness || fromBottom <= nearness;
