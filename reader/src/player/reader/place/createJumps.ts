import {
  afterBack,
  afterForward,
  afterJump,
  afterTurn,
  type JumpHistory,
  type JumpPlace,
  type JumpSeries,
} from '../../jumps/jumpHistory.ts';
import { chapterTitle } from '../../publication/navigation.ts';
import type { StageTarget } from '../../stage/Stage.ts';
import type { State } from '../../state/createState.ts';
import type { OpenBook } from '../OpenBook.ts';
import type { ReaderState } from '../ReaderState.ts';

/** The ways back and forward after a jump within the book. */
export interface Jumps {
  /** Goes back to the place before the last jump; nothing happens if there was none. */
  readonly back: () => Promise<void>;
  /** Goes forward to the place that `back` left. */
  readonly forward: () => Promise<void>;
  /** Stops offering the ways on the screen until the next jump. */
  readonly dismiss: () => void;
}

/** Records the jumps of a navigator. */
export interface JumpRecorder {
  /** Called before a jump; the returned function is called after it, and records it if the place is another one. */
  readonly depart: (series?: JumpSeries) => () => void;
  /** Called after a page turn. */
  readonly turned: () => void;
}

/** The options of the jumps. */
export interface JumpsOptions {
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  /** Shows a place without recording it as a jump. */
  readonly show: (target: StageTarget) => Promise<void>;
}

/** Creates the jumps of a book. A place is a CFI, so that it stays the same whatever the size of the text and of the screen. */
export function createJumps({ state, book, show }: JumpsOptions): Jumps & JumpRecorder {
  const here = (): JumpPlace | undefined => {
    const open = book();
    const location = open?.stage.location();
    if (!location) return undefined;
    const { chapter, navigation, page } = state.get();
    const { index, cfi, screen, screens } = location;
    // A picture of a roll has no finer CFI, but the screens of a roll do not depend on settings.
    const isRolled = open?.publication.items.some((item) => item.index === index && item.layout === 'roll');
    return {
      target: { index, at: isRolled ? { progression: screen / screens } : { cfi } },
      page: page?.label,
      chapter: chapterTitle(navigation.contents, chapter),
    };
  };
  const change = (next: (jumps: JumpHistory) => JumpHistory) => state.change({ jumps: next(state.get().jumps) });
  const go = async (target: StageTarget | undefined, after: (jumps: JumpHistory, from: JumpPlace) => JumpHistory): Promise<void> => {
    const from = here();
    if (!target || !from) return;
    change((jumps) => after(jumps, from));
    await show(target);
  };

  return {
    depart: (series) => {
      const before = book()?.stage.location();
      const from = here();
      return () => {
        const now = book()?.stage.location();
        if (!from || !before || !now || (now.index === before.index && now.screen === before.screen)) return;
        change((jumps) => afterJump(jumps, from, series));
      };
    },
    turned: () => change(afterTurn),
    back: () => go(state.get().jumps.back.at(-1)?.target, afterBack),
    forward: () => go(state.get().jumps.forward.at(-1)?.target, afterForward),
    dismiss: () => change((jumps) => ({ ...jumps, isDismissed: true })),
  };
}
