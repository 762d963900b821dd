import { type RefObject, useEffect, useState } from 'react';

/** Whether something fills the screen, and the way in and out: the browser's own full screen where there is one, else the page. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { full: boolean; enter: () => void; leave: () => void } {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  return {
    full,
    enter: () => {
      setFull(true);
      // Telephones, and pages that may not, fill the page instead.
      element.current?.requestFullscreen?.().catch(() => {});
    },
    leave: () => {
      setFull(false);
      if (document.fullscreenElement) void document.exitFullscreen();
    },
  };
}
