import type { PageView } from '../stage/views/PageView.ts';
import type { Track } from './Track.ts';

/** The class of the narrated element if the book does not name one. */
const standardClass = '-epub-media-overlay-active';

/** Marks the narrated element for our own style sheet, which does not know the book's class. */
const ownMark = 'data-rk-active';

/** Highlights the narrated element by a class; text is never wrapped, because that would shift CFIs. */
export interface Highlight {
  /** Sets the playback class of the pages, which the book's style sheets may use. */
  readonly play: (playing: boolean, views: readonly PageView[]) => void;
  readonly mark: (track: Track | undefined, views: readonly PageView[], indexOf: (url: string) => number | undefined) => void;
}

/** Creates the highlight, which marks one element at a time. */
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
      marked?.removeAttribute(ownMark);
      marked = element;
      marked?.classList.add(name);
      marked?.setAttribute(ownMark, '');
    },
  };
}
