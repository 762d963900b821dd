import { createRoot } from 'react-dom/client';
import type { ReaderProps } from './ReaderProps.ts';
import { BookReader } from './ui/BookReader.tsx';

/** A reader that was put into an element. */
export interface MountedReader {
  /** Gives it other properties; the book stays open as long as it is the same. */
  readonly update: (props: ReaderProps) => void;
  readonly unmount: () => void;
}

/** Puts a reader into an element of any page, whatever that page is made with; it fills the element. */
export function mountReader(element: HTMLElement, props: ReaderProps): MountedReader {
  const root = createRoot(element);
  const render = (next: ReaderProps) => root.render(<BookReader {...next} />);
  render(props);
  return { update: render, unmount: () => root.unmount() };
}
