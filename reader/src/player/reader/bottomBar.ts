import type { Publication } from '../publication/Publication.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import type { State } from '../state/createState.ts';
import type { ReaderState } from './ReaderState.ts';

/** Returns the kind of the bottom bar, for which the pages leave room. */
export const barKind = (
  { isFrogBook, narrations }: Publication,
  { features }: ReaderProps,
  isReadAloud = false,
): 'none' | 'narrated' | 'silent' => {
  if (isFrogBook || features?.noDisturb) return 'none';
  return narrations.length > 0 || isReadAloud ? 'narrated' : 'silent';
};

/** The options of the room for the bottom bar. */
export interface RoomForBarOptions {
  readonly container: HTMLElement;
  readonly publication: Publication;
  readonly props: ReaderProps;
  readonly state: State<ReaderState>;
  /** Aborted when the book is closed. */
  readonly signal: AbortSignal;
  /** Called when the pages have more or less room. */
  readonly onChanged: () => void;
}

/** Leaves room for the bottom bar, which has two rows on a phone once a voice reads the book. */
export function leaveRoomForBar({ container, publication, props, state, signal, onChanged }: RoomForBarOptions): void {
  const update = () => {
    const bar = barKind(publication, props, state.get().readAloud?.isActive);
    if (container.dataset.bar === bar) return false;
    container.dataset.bar = bar;
    return true;
  };
  update();
  const stopWatching = state.subscribe(() => {
    if (update()) onChanged();
  });
  signal.addEventListener('abort', stopWatching);
}
