import { createState, type State } from '../state/createState.ts';
import {
  afterEscape,
  afterMenuButton,
  afterTimeout,
  type ControlsState,
  controlTimes,
  isNearBars,
  type ReaderMenu,
} from './controlsState.ts';

/** What keeps the controls shown while they have it. */
type Holder = 'focus' | 'pointer';

/** The controls of a reader, with the timer that hides them. */
export interface Controls {
  readonly state: State<ControlsState>;
  /** Shows the controls for a while. */
  readonly show: () => void;
  readonly toggle: () => void;
  readonly pressMenu: (menu: ReaderMenu) => void;
  readonly closeMenu: () => void;
  /** Reports that the user types in the open menu: it stays until they close it. */
  readonly typed: () => void;
  /** Closes the open menu; returns false if there was none. */
  readonly escape: () => boolean;
  /** Reports that the pointer moved over the book. */
  readonly pointer: (fromTop: number, fromBottom: number) => void;
  /** Reports whether the controls have the focus or the pointer: either keeps them shown. */
  readonly hold: (by: Holder, holds: boolean) => void;
  readonly close: () => void;
}

/** Creates the controls; they are shown at first and hide after about 3 s (reader §4). */
export function createControls(): Controls {
  const state = createState<ControlsState>({ shown: true, menu: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holders = new Set<Holder>();
  let isTypedIn = false;

  const hideAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (holders.size > 0 || isTypedIn) return hideAfter(controlTimes.afterToggle);
      state.change(afterTimeout(state.get()));
    }, milliseconds);
  };
  hideAfter(controlTimes.afterMount);
  const show = () => {
    state.change({ shown: true });
    hideAfter(controlTimes.afterToggle);
  };

  const setMenu = (change: Partial<ControlsState>) => {
    isTypedIn = false;
    state.change(change);
  };

  return {
    state,
    show,
    toggle: () => {
      if (state.get().shown) {
        clearTimeout(timer);
        setMenu({ shown: false, menu: undefined });
      } else show();
    },
    pressMenu: (menu) => {
      setMenu(afterMenuButton(state.get(), menu));
      hideAfter(controlTimes.afterToggle);
    },
    closeMenu: () => {
      setMenu({ menu: undefined });
      hideAfter(controlTimes.afterToggle);
    },
    typed: () => {
      isTypedIn = true;
    },
    escape: () => {
      const wasOpen = state.get().menu !== undefined;
      setMenu(afterEscape(state.get()));
      return wasOpen;
    },
    pointer: (fromTop, fromBottom) => {
      if (isNearBars(fromTop, fromBottom)) show();
    },
    hold: (by, holds) => {
      if (holds) holders.add(by);
      else holders.delete(by);
      if (!holds && state.get().shown) hideAfter(controlTimes.afterToggle);
    },
    close: () => clearTimeout(timer),
  };
}
