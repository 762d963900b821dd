import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RaRecord } from 'ra-core';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Measure } from './rowsProps.ts';

/** The props of {@link RowWindow}. */
export interface RowWindowProps {
  /** The element around the rows. */
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly RaRecord[];
  readonly estimatedHeight: number;
  /** The row that stays rendered because it has the focus. */
  readonly focusedIndex: number | undefined;
  readonly gap: (key: string, height: number) => ReactNode;
  readonly row: (record: RaRecord, index: number, measured: Measure) => ReactNode;
}

/** The number of rows that are rendered in one go: fewer change the table too often, more take longer than a frame. */
const step = 4;

/** Returns the indexes of the rows to render: those in the viewport, and two to three steps before and after them. */
const renderedIndexes = ({ startIndex, endIndex, count }: Range): number[] => {
  const start = Math.max(0, (Math.floor(startIndex / step) - 2) * step);
  const end = Math.min(count, (Math.ceil((endIndex + 1) / step) + 2) * step);
  return Array.from({ length: end - start }, (_, offset) => start + offset);
};

/** Renders the rows around the viewport, and gaps with the height of all others. Rendered rows are measured, so that a gap has the height of its rows. */
export function RowWindow({ body, rows, estimatedHeight, focusedIndex, gap, row }: RowWindowProps) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = body.current ? Math.round(body.current.getBoundingClientRect().top + window.scrollY) : 0;
      setScrollMargin(top);
    };
    measure();
    // What is above the rows changes the height of the page. Measuring after each render would compute the layout of the table twice.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    useFlushSync: false,
    scrollMargin,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = renderedIndexes(range);
        return focusedIndex === undefined || shown.includes(focusedIndex)
          ? shown
          : [...shown, focusedIndex].toSorted((one, other) => one - other);
      },
      [focusedIndex],
    ),
  });
  const items: ReactNode[] = [];
  let end = 0;
  const addGap = (until: number) => {
    if (until > end) items.push(gap(`gap ${end}`, until - end));
  };
  for (const item of virtualizer.getVirtualItems()) {
    addGap(item.start - scrollMargin);
    const record = rows[item.index];
    if (record) items.push(row(record, item.index, virtualizer.measureElement));
    end = item.end - scrollMargin;
  }
  addGap(virtualizer.getTotalSize());
  return items;
}
