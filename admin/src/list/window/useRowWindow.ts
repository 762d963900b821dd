import { bulkPageSize } from '@realmkit/admin-kit';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PixelRange, rangeWithOverscan, type VirtualItem, virtualItemsOf } from './rowWindow.ts';

/** The rendered part of a list, and the props of its element. */
interface RowWindow<Body extends HTMLElement> {
  readonly virtualItems: readonly VirtualItem[];
  /** Whether only some of the rows are rendered, so that each needs its position. */
  readonly isVirtualized: boolean;
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

/** The initial range, before the viewport is measured. */
const initialRange: PixelRange = { top: 0, bottom: 2000 };

/**
 * Virtualizes a long list: renders the rows around the viewport and the one that has the focus. A list of up to one page of the service is rendered in
 * full. Each row has its index in `data-index`.
 * @param estimatedHeight the height of a row that was never rendered, in pixels.
 */
export function useRowWindow<Body extends HTMLElement>(count: number, estimatedHeight: number): RowWindow<Body> {
  const ref = useRef<Body>(null);
  const isVirtualized = count > bulkPageSize;
  const [range, setRange] = useState(initialRange);
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const [measuredHeights] = useState(() => new Map<number, number>());

  useEffect(() => {
    if (!isVirtualized) return;
    let frame = 0;
    const updateRange = () => {
      frame = 0;
      if (!ref.current) return;
      const { top } = ref.current.getBoundingClientRect();
      const next = rangeWithOverscan({ top: -top, bottom: window.innerHeight - top });
      setRange((now) => (now.top === next.top && now.bottom === next.bottom ? now : next));
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(updateRange);
    };
    updateRange();
    // Either the page scrolls or one of its elements.
    document.addEventListener('scroll', scheduleUpdate, { capture: true, passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', scheduleUpdate, { capture: true });
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [isVirtualized]);

  // Rendered rows are measured, so that the gap of rows that have gone has their height. The gaps change with the next range: nothing has to be
  // rendered for it now.
  useLayoutEffect(() => {
    if (!isVirtualized || !ref.current) return;
    const heights = new Map<number, number>();
    for (const element of ref.current.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
      const index = Number(element.dataset.index);
      heights.set(index, (heights.get(index) ?? 0) + element.offsetHeight);
    }
    for (const [index, height] of heights) measuredHeights.set(index, height);
  }, [isVirtualized, range, focusedIndex, count, measuredHeights]);

  const virtualItems = useMemo(() => {
    if (!isVirtualized) return Array.from({ length: count }, (_, index): VirtualItem => ({ kind: 'row', index }));
    const heights = Array.from({ length: count }, (_, index) => measuredHeights.get(index) ?? estimatedHeight);
    return virtualItemsOf(heights, range, focusedIndex);
  }, [isVirtualized, count, estimatedHeight, measuredHeights, range, focusedIndex]);

  return {
    virtualItems,
    isVirtualized,
    bodyProps: {
      ref,
      onFocus: ({ target }) => setFocusedIndex(indexOf(target)),
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocusedIndex(undefined);
      },
    },
  };
}
