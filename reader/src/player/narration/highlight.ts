import type { PageView } from '../stage/PageView.ts';
import type { Track } from './Track.ts';

/** The class of what is heard where the book has none of its own. */
const standardClass = '-epub-media-overlay-active';

/** Marks what is heard by a class in the book's page; text is never wrapped, places would shift. */
export interface Highlight {
  /** Tells the pages whether anything is heard at all: the book's own style sheets may want to know. */
  readonly play: (playing: boolean, views: readonly PageView[]) => void;
  readonly mark: (track: Track | undefined, views: readonly PageView[], indexOf: (address: string) => number | undefined) => void;
}

/** Creates the mark, which stands on one element at a time. */
export function createHighlight(activeClass: string | undefined, playbackClass: string | undefined): Highlight {
  const name = activeClass ?? standardClass;
  let marked: Element | undefined;
  return {
    play: (playing, views) => {
      if (playbackClass) for (const { document } of views) document.documentElement.classList.toggle(playbackClass, playing);
    },
    mark: (track, views, indexOf) => {
      const index = track && indexOf(track.text.srcFile);
      const view = views.find((shown) => shown.index === index);
      const element = track?.text.srcFragmentId ? (view?.document.getElementById(track.text.srcFragmentId) ?? undefined) : undefined;
      if (element === marked) return;
      marked?.classList.remove(name);
      marked = element;
      marked?.classList.add(name);
    },
  };
}
