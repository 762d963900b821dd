import { createRoot } from 'react-dom/client';
import type { ReaderProps } from './ReaderProps.ts';
import { BookReader } from './ui/BookReader.tsx';

/** A mounted reader. */
export interface MountedReader {
  /** Updates the props; the book stays open as long as it is the same. */
  readonly update: (props: ReaderProps) => void;
  readonly unmount: () => void;
}

/** Mounts a reader in an element of any page; it fills the element. */
export function mountReader(element: HTMLElement, props: ReaderProps): MountedReader {
  const root = createRoot(element);
  const render = (next: ReaderProps) => root.render(<BookReader {...next} />);
  render(props);
  return { update: render, unmount: () => root.unmount() };
}
