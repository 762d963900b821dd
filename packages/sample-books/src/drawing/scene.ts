import { escapeXml } from '@realmkit/openapi/xml';

/** A drawing with its size; shapes are SVG, painted in their order. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The text alternative of the drawing. */
  readonly label: string;
  readonly shapes: readonly string[];
}

/** The part of a scene that a picture shows. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Renders a scene, or a part of it, as an SVG document. */
export function svgOf(scene: Scene, frame: Frame = { x: 0, y: 0, width: scene.width, height: scene.height }): string {
  const { x, y, width, height } = frame;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" role="img" aria-label="${escapeXml(scene.label)}">`,
    ...scene.shapes,
    '</svg>',
  ].join('\n');
}
