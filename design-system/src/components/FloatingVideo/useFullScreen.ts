import { type RefObject, useEffect, useState } from 'react';

/** Returns the full-screen element as the tree of an element knows it: outside of a shadow root it is the root's host. */
function fullScreenElementOf(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.fullscreenElement : document.fullscreenElement;
}

/** Returns the full screen state of an element and its controls: the browser's full screen if available, otherwise the whole page. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { full: boolean; enter: () => void; leave: () => void } {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(element.current !== null && fullScreenElementOf(element.current) === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  return {
    full,
    enter: () => {
      setFull(true);
      // Not reported: phones, and pages without permission, fill the page instead.
      element.current?.requestFullscreen?.().catch(() => {});
    },
    leave: () => {
      setFull(false);
      if (document.fullscreenElement) void document.exitFullscreen();
    },
  };
}
