import { type SVGAttributes, useEffect, useRef } from 'react';

interface PictureProps extends Omit<SVGAttributes<SVGSVGElement>, 'viewBox'> {
  width: number;
  height: number;
  /** Loads the shapes; another function draws another picture. */
  load: () => Promise<string>;
}

/** Renders a decorative drawing that is loaded once the page around it is painted; its box has its size from the start. Without its file, the box stays empty. */
export function Picture({ width, height, load, ...rest }: PictureProps) {
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = root.current;
    let isShown = true;
    const show = (shapes: string) => {
      if (!isShown || !svg) return;
      svg.innerHTML = shapes;
      svg.removeAttribute('data-loading');
    };
    // After the next frame, so that it delays neither the page around it nor the answer to the press that opened it.
    const frame = requestAnimationFrame(() =>
      // Not reported: a decoration is worth no message, because the page says in words what happened.
      setTimeout(() => load().then(show, () => show(''))),
    );
    return () => {
      isShown = false;
      cancelAnimationFrame(frame);
    };
  }, [load]);
  return <svg {...rest} ref={root} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-loading="" />;
}
