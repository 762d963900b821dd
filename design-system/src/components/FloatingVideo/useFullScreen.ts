import { type RefObject, useEffect, useState } from 'react';

/** Returns the full screen state of an element and its controls: the browser's full screen if available, otherwise the whole page. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { full: boolean; enter: () => void; leave: () => void } {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
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
