import { type RefObject, useEffect, useState } from 'react';

/** The full screen state of an element, and its controls. */
export interface FullScreen {
  readonly full: boolean;
  /** False where the browser or the page around allows no full screen, as on iPhones. */
  readonly isSupported: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
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

  useEffect(() => {
    const update = () => setFull(isFullScreen(element.current));
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  return {
    full,
    isSupported: document.fullscreenEnabled === true,
    enter: () => {
      if (fillsPage) setFull(true);
      // Not reported: phones, and pages without permission, have no full screen.
      element.current?.requestFullscreen?.().catch(() => {});
    },
    leave: () => {
      setFull(false);
      // Another element may be in full screen around one that fills the page.
      // Not reported: it has left the full screen already.
      if (isFullScreen(element.current)) document.exitFullscreen().catch(() => {});
    },
  };
}
