import { useEffect, useState } from 'react';
import type { Reader } from '../reader/Reader.ts';
import { afterPaint } from '../stage/afterPaint.ts';

/** The time after which the controls are shown even if the book has not loaded, in ms, so that the user can leave it. */
const longestWait = 1000;

/** Returns whether the controls may be rendered: the first page of a book is painted before them. */
export function useDeferredControls(reader: Reader | undefined): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!reader || isReady) return;
    let current = true;
    const take = () => {
      if (current) setIsReady(true);
    };
    const check = () => {
      if (reader.state.get().phase !== 'opening') void afterPaint().then(take);
    };
    const timer = setTimeout(take, longestWait);
    const stop = reader.state.subscribe(check);
    check();
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [reader, isReady]);
  return isReady;
}
