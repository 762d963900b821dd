import { useEffect, useState } from 'react';
import type { Reader } from '../reader/createReader.ts';
import { afterPaint } from '../stage/afterPaint.ts';

/** A book that has not come after so many ms is waited for with the controls, so that one can leave it. */
const longestWait = 1000;

/** Whether it is the controls' turn: the first page of a book is painted before they are made. */
export function useDeferredControls(reader: Reader | undefined): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    if (!reader || come) return;
    let current = true;
    const take = () => {
      if (current) setCome(true);
    };
    const look = () => {
      if (reader.state.get().phase !== 'opening') void afterPaint().then(take);
    };
    const timer = setTimeout(take, longestWait);
    const stop = reader.state.subscribe(look);
    look();
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [reader, come]);
  return come;
}
