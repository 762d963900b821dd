/** A new size is followed after it has been still for so long, in ms (reader §9). */
const still = 500;

/** Calls back when an element has a new size that stays; returns the end of it. */
export function watchSize(element: Element, onResized: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(onResized, still);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
