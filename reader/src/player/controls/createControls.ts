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

/** The controls of a reader, with the timer that hides them. */
export interface Controls {
  readonly state: State<ControlsState>;
  /** Shows the controls for a while. */
  readonly show: () => void;
  readonly toggle: () => void;
  readonly pressMenu: (menu: ReaderMenu) => void;
  readonly closeMenu: () => void;
  /** Closes the open menu; returns false if there was none. */
  readonly escape: () => boolean;
  /** Reports that the pointer moved over the book. */
  readonly pointer: (fromTop: number, fromBottom: number) => void;
  /** Reports whether the controls have the focus or the pointer, which keeps them shown. */
  readonly hold: (held: boolean) => void;
  readonly close: () => void;
}

/** Creates the controls; they are shown at first and hide after about 3 s (reader §4). */
export function createControls(): Controls {
  const state = createState<ControlsState>({ shown: true, menu: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const hideAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (held) return hideAfter(controlTimes.afterToggle);
      state.change(afterTimeout(state.get()));
    }, milliseconds);
  };
  hideAfter(controlTimes.afterMount);
  const show = () => {
    state.change({ shown: true });
    hideAfter(controlTimes.afterToggle);
  };

  return {
    state,
    show,
    toggle: () => {
      if (state.get().shown) {
        clearTimeout(timer);
        state.change({ shown: false, menu: undefined });
      } else show();
    },
    pressMenu: (menu) => {
      state.change(afterMenuButton(state.get(), menu));
      hideAfter(controlTimes.afterToggle);
    },
    closeMenu: () => {
      state.change({ menu: undefined });
      hideAfter(controlTimes.afterToggle);
    },
    escape: () => {
      const wasOpen = state.get().menu !== undefined;
      state.change(afterEscape(state.get()));
      return wasOpen;
    },
    pointer: (fromTop, fromBottom) => {
      if (isNearBars(fromTop, fromBottom)) show();
    },
    hold: (now) => {
      held = now;
      if (!now && state.get().shown) hideAfter(controlTimes.afterToggle);
    },
    close: () => clearTimeout(timer),
  };
}
