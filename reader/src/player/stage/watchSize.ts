/** The time after the last resize until it is reported, in ms (reader §9). */
const debounceTime = 500;

/** Reports debounced resizes of an element; returns a function that stops it. */
export function watchSize(element: Element, onResized: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(onResized, debounceTime);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
