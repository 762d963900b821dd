const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls the nearest scroll container as little as needed, and never the page. */
export function bringIntoView(element: Element): void {
  let around = element.parentElement;
  while (around && !scrolls(around)) around = around.parentElement;
  if (!around || around === document.scrollingElement || around === document.body) return;
  const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  if (inner.top < outer.top) around.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) around.scrollTop += inner.bottom - outer.bottom;
}
