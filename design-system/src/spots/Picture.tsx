import { type SVGAttributes, useLayoutEffect, useRef } from 'react';

interface PictureProps extends Omit<SVGAttributes<SVGSVGElement>, 'viewBox'> {
  width: number;
  height: number;
  /** Loads the shapes; another function draws another picture. */
  load: () => Promise<string>;
}

/** Renders a decorative drawing that is loaded when it is shown; its box has its size from the start. Without its file, the box stays empty. */
export function Picture({ width, height, load, ...rest }: PictureProps) {
  const root = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = root.current;
    let isShown = true;
    const show = (shapes: string) => {
      if (!isShown || !svg) return;
      svg.innerHTML = shapes;
      svg.removeAttribute('data-loading');
    };
    // Not reported: a decoration is worth no message, because the page says in words what happened.
    load().then(show, () => show(''));
    return () => {
      isShown = false;
    };
  }, [load]);
  return <svg {...rest} ref={root} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-loading="" />;
}
