import { isMissing } from '../network/bookError.ts';
import type { SpineItem } from '../publication/Publication.ts';
import type { CurrentLeaf } from './currentLeaf.ts';
import type { LeafLoader } from './leafLoader.ts';
import type { Leaf } from './leaves.ts';
import type { StageTarget, TurnDirection, TurnStep } from './Stage.ts';
import type { StageLeaves } from './stageLeaves.ts';
import { type StagePosition, screenAt, showIn } from './stagePosition.ts';
import type { PageView } from './views/PageView.ts';
import type { StageZoom } from './zoom/createZoom.ts';

/** The options of a leaf turner. */
export interface LeafTurnerOptions {
  readonly leaves: StageLeaves;
  readonly loader: Pick<LeafLoader, 'load' | 'prefetch'>;
  readonly current: Pick<CurrentLeaf, 'replace' | 'leaf' | 'onScreen'>;
  readonly position: Pick<StagePosition, 'anchor' | 'moved'>;
  readonly zoom: Pick<StageZoom, 'show'>;
  /** Returns whether a turn slides the pages. */
  readonly slides: () => boolean;
  /** Called for a page that is missing and was skipped. */
  readonly onMissing: (error: unknown) => void;
  readonly isClosed: () => boolean;
}

/** Creates what puts a leaf in the place of the current one. */
export function createLeafTurner({ leaves, loader, current, position, zoom, slides, onMissing, isClosed }: LeafTurnerOptions) {
  /** Where the leaf before the shown one was left. */
  let left: StageTarget | undefined;

  /** Loads a leaf and shows it in the place of the current one, with the slide of a page turn if it has a way. */
  async function replace(leaf: Leaf, { index, at }: StageTarget, way?: TurnDirection): Promise<void> {
    const loaded = await loader.load(leaf);
    if (isClosed()) return loaded.remove();
    if (loaded.missing) onMissing(loaded.missing);
    const returns = at !== undefined && at === left?.at;
    left = position.anchor();
    const place = (view: PageView) => {
      if (returns) showIn(view, at, 0);
      else if (view.index === index || loaded.pages.length === 1) view.go(screenAt(view, at));
    };
    zoom.show(
      loaded.pages.map(({ view }) => view),
      way,
    );
    current.replace(loaded, place, way);
    loader.prefetch(leaves.all(), leaf);
  }

  /** Returns where a turn to a document arrives: whoever passed a document that scrolls, and comes back, is where they were. */
  const arrivalAt = ({ index, scrolls, layout }: SpineItem, way: TurnDirection, by: TurnStep): StageTarget['at'] => {
    const passesWhole = by === 'document' && scrolls && layout === 'reflowable';
    if (passesWhole && left?.index === index) return left.at;
    return way === 'forward' || passesWhole ? undefined : 'end';
  };

  /** Turns to a leaf or, if its pages are missing, to the next available one. @throws the error of its pages if there is none */
  async function turnLeaf(from: number, step: 1 | -1, way: TurnDirection, by: TurnStep): Promise<'turned' | 'end'> {
    const all = leaves.all();
    let missing: unknown;
    for (let to = from; all[to]; to += step) {
      const leaf = all[to];
      const item = leaf?.pages[0]?.item;
      if (!leaf || !item) break;
      try {
        await replace(leaf, { index: item.index, at: arrivalAt(item, way, by) }, way);
        if (missing) onMissing(missing);
        return 'turned';
      } catch (error) {
        if (!isMissing(error)) throw error;
        missing ??= error;
      }
    }
    if (missing) throw missing;
    return 'end';
  }

  /** Shows the first leaf, or the nearest one that has pages if they are missing. @throws the error of its pages if the book has none */
  async function open(leaf: Leaf, target: StageTarget): Promise<void> {
    const turns = async (step: 1 | -1, way: TurnDirection): Promise<boolean> => {
      try {
        return (await turnLeaf(leaves.all().indexOf(leaf) + step, step, way, 'screen')) === 'turned';
      } catch (error) {
        if (!isMissing(error)) throw error;
        return false;
      }
    };
    try {
      await replace(leaf, target);
    } catch (error) {
      if (!isMissing(error) || !((await turns(1, 'forward')) || (await turns(-1, 'backward')))) throw error;
      onMissing(error);
    }
  }

  /** Turns to the next screen of a leaf, or to the leaf beside it. */
  async function turn(way: TurnDirection, by: TurnStep): Promise<'turned' | 'end'> {
    const step = way === 'forward' ? 1 : -1;
    const [view] = current.onScreen();
    const leaf = current.leaf();
    if (!view || !leaf) return 'end';
    const screen = view.screenToward?.(step) ?? view.screen + step;
    if (screen >= 0 && screen < view.screens && !(view.scrolls && !view.strip && by === 'document')) {
      if (slides()) view.slideTo(screen);
      else view.go(screen);
    } else {
      if ((await turnLeaf(leaves.beside(leaf, view.index, step), step, way, by)) === 'end') return 'end';
    }
    position.moved();
    return 'turned';
  }

  return { replace, turn, open };
}
