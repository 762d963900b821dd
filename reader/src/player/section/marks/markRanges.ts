/**
 * Marks passages of a page under a name, for which its style sheet has colours; those that had the name before lose it. Marks of a higher priority lie
 * above others. The CSS Custom Highlight API leaves the document as it is, so that CFIs stay valid; a browser without it shows boxes over the text
 * (decision 0106), as soon as what paints them is loaded.
 */
export function markRanges(document: Document, name: string, ranges: readonly Range[], priority = 0): void {
  const view = document.defaultView;
  if (view?.CSS.highlights) {
    const highlight = new view.Highlight(...ranges);
    highlight.priority = priority;
    view.CSS.highlights.set(name, highlight);
  } else if (view) {
    import('./markOverlay.ts').then(
      // The page may be closed by now.
      ({ overlayOf }) => document.defaultView && overlayOf(document, view).mark(name, ranges, priority),
      // Not reported: the text can be read without its marks, and the next ones ask for it again.
      () => undefined,
    );
  }
}
