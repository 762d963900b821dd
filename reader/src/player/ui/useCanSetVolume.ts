import { useEffect, useState } from 'react';

const probed = 0.5;

function createProbe(): HTMLMediaElement {
  const media = document.createElement('audio');
  media.volume = probed;
  return media;
}

/**
 * Returns whether a page can set the volume of its recordings: on an iPad only the buttons of the device can. Newer ones accept a value and return to
 * the old one in the next task.
 */
export function useCanSetVolume(): boolean {
  const [media] = useState(createProbe);
  const [canSet, setCanSet] = useState(media.volume === probed);
  useEffect(() => {
    const timer = setTimeout(() => setCanSet(media.volume === probed));
    return () => clearTimeout(timer);
  }, [media]);
  return canSet;
}
