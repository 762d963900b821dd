import { type RefObject, useEffect, useRef, useState } from 'react';

/** The full screen state of an element, and its controls. */
export interface FullScreen {
  readonly full: boolean;
  /** False where the browser or the page around allows no full screen, as on iPhones. */
  readonly isSupported: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  /** Does the opposite of what was asked for last, which the browser may not have done yet. */
  readonly toggle: () => void;
}

/** Returns whether an element fills the screen. Outside of its shadow root an element in full screen is reported as the root's host. */
function isFullScreen(element: Element | null): boolean {
  if (!element) return false;
  const root = element.getRootNode();
  const reported = root instanceof ShadowRoot ? root.fullscreenElement : document.fullscreenElement;
  return reported === element && !element.shadowRoot?.fullscreenElement;
}

/** Returns the full screen of an element; with `fillsPage` the whole page takes its place where the browser has none. */
export function useFullScreen(element: RefObject<Element | null>, { fillsPage = false } = {}): FullScreen {
  const [full, setFull] = useState(false);
  const wanted = useRef(false);
  const entered = useRef<Promise<void>>(undefined);

  useEffect(() => {
    const update = () => {
      wanted.current = isFullScreen(element.current);
      setFull(wanted.current);
    };
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  const enter = () => {
    wanted.current = true;
    if (fillsPage) setFull(true);
    entered.current = element.current?.requestFullscreen?.().catch(() => {
      // Not reported: phones, and pages without permission, have no full screen.
      if (!fillsPage) wanted.current = false;
    });
  };
  const leave = () => {
    wanted.current = false;
    setFull(false);
    // Another element may be in full screen around one that fills the page.
    const exit = () => (isFullScreen(element.current) ? document.exitFullscreen() : undefined);
    // Not reported: it has left the full screen already.
    (exit() ?? entered.current?.then(exit))?.catch(() => {});
  };
  return {
    full,
    isSupported: document.fullscreenEnabled === true,
    enter,
    leave,
    toggle: () => (wanted.current ? leave() : enter()),
  };
}
