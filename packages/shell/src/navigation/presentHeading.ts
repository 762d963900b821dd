/** Calls back with the heading of a page, which may come later. Returns the function that stops waiting. */
function onHeading(main: Element, found: (heading: HTMLElement) => void): () => void {
  const find = () => {
    const heading = main.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    found(heading);
  };
  const observer = new MutationObserver(find);
  observer.observe(main, { subtree: true, childList: true });
  find();
  return () => observer.disconnect();
}

/** How a page is presented; the first one by the browser. */
interface Presentation {
  readonly isFirst: boolean;
  /** The heading of the page before. */
  readonly before: string | undefined;
  readonly say: (text: string) => void;
  /** Called with the heading. */
  readonly onPresented: (text: string) => void;
}

/**
 * Presents a new page by its heading, once: the heading takes the focus if nothing else has it, and is said otherwise, as where the focus stays on
 * a link of the navigation. Below a heading that the page before had too, the link says which page it is.
 * @returns the function that stops waiting for the heading.
 */
export const presentHeading = (main: HTMLElement, { isFirst, before, say, onPresented }: Presentation): (() => void) =>
  onHeading(main, (heading) => {
    const focused = document.activeElement;
    const text = heading.textContent ?? '';
    onPresented(text);
    if (isFirst || focused === heading) return;
    if (focused === null || focused === document.body || focused === main) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else say(text === before ? (focused.closest('a')?.textContent ?? '') : text);
  });
