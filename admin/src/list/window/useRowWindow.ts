import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { bulkPageSize } from '../../dataProvider/allPages.ts';
import { type Piece, piecesOf, type Span, spanOf } from './rowWindow.ts';

/** The part of a list that is there, and what its element needs for that. */
interface RowWindow<Body extends HTMLElement> {
  readonly pieces: readonly Piece[];
  /** Whether rows are missing, so that each has to say where it stands. */
  readonly isPart: boolean;
  readonly bodyProps: {
    readonly ref: RefObject<Body | null>;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

const indexOf = (element: Element): number | undefined => {
  const text = element.closest('[data-index]')?.getAttribute('data-index');
  return text ? Number(text) : undefined;
};

/** The part of a list that is on the screen; of what is above and below, enough to begin with. */
const start: Span = { top: 0, bottom: 2000 };

/**
 * Which rows of a long list have to be there: those around the screen, and the one that has the focus. A list of up to a page of the service is there
 * as a whole. Each row has its index in `data-index`.
 * @param estimate the height of a row that was never on the screen, in pixels.
 */
export function useRowWindow<Body extends HTMLElement>(count: number, estimate: number): RowWindow<Body> {
  const ref = useRef<Body>(null);
  const isPart = count > bulkPageSize;
  const [span, setSpan] = useState(start);
  const [kept, setKept] = useState<number>();
  const [measured] = useState(() => new Map<number, number>());

  useEffect(() => {
    if (!isPart) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!ref.current) return;
      const { top } = ref.current.getBoundingClientRect();
      const next = spanOf({ top: -top, bottom: window.innerHeight - top });
      setSpan((now) => (now.top === next.top && now.bottom === next.bottom ? now : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // The page scrolls, or whatever it stands in.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
  }, [isPart]);

  // What is there is measured, so that the space of rows that have gone is the space they had. They go when another part is there: nothing has to be
  // rendered for it now.
  useLayoutEffect(() => {
    if (!isPart || !ref.current) return;
    const found = new Map<number, number>();
    for (const element of ref.current.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
      const index = Number(element.dataset.index);
      found.set(index, (found.get(index) ?? 0) + element.offsetHeight);
    }
    for (const [index, height] of found) measured.set(index, height);
  }, [isPart, span, kept, count, measured]);

  const pieces = useMemo(() => {
    if (!isPart) return Array.from({ length: count }, (_, index): Piece => ({ kind: 'row', index }));
    const heights = Array.from({ length: count }, (_, index) => measured.get(index) ?? estimate);
    return piecesOf(heights, span, kept);
  }, [isPart, count, estimate, measured, span, kept]);

  return {
    pieces,
    isPart,
    bodyProps: {
      ref,
      onFocus: ({ target }) => setKept(indexOf(target)),
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setKept(undefined);
      },
    },
  };
}
