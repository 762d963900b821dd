/** The zoom of what fills a stage: a point of the fitted content is drawn at `scale` times its place plus the shift, in px of the stage. */
export interface Zoom {
  /** From 1, which fits the stage, to 5. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point on the stage, in px from its top left corner. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** A box on the stage, in px from its top left corner. */
export interface StageRect extends StagePoint {
  readonly width: number;
  readonly height: number;
}

/** A page that can be zoomed: of fixed layout, or an enlarged picture. */
export interface Zoomable {
  /** Returns the box of the fitted page on the stage. */
  readonly box: () => StageRect;
  readonly draw: (zoom: Zoom, animated: boolean) => void;
}

/** The content as it is fitted into the stage, and the size of the stage. */
export interface ZoomRoom {
  readonly content: StageRect;
  readonly width: number;
  readonly height: number;
}

/** The zoom that fits the content into the stage. */
export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

/** The scales: the largest one, that of a double tap, and the factor of one press of a key or a button. */
export const zoomScales = { most: 5, doubleTap: 2.5, step: 1.25 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns the nearest scale that is allowed. */
export function allowedScale(scale: number): number {
  const allowed = clamp(scale, 1, zoomScales.most);
  // The rounding errors of many small steps end here.
  return allowed < 1.005 ? 1 : allowed;
}

/** Returns the shift along one axis: content that is shorter than the stage keeps its share of free space before it, longer content covers the stage. */
function boundedShift(shift: number, scale: number, start: number, length: number, room: number): number {
  const size = length * scale;
  const free = room - size;
  if (free < 0) return clamp(shift, room - (start + length) * scale, -start * scale);
  const share = room > length ? start / (room - length) : 0.5;
  return free * share - start * scale;
}

/** Returns the nearest zoom whose scale is allowed and whose content does not leave the stage. */
export function bounded({ scale, x, y }: Zoom, { content, width, height }: ZoomRoom): Zoom {
  const allowed = allowedScale(scale);
  if (allowed === 1) return fitted;
  return {
    scale: allowed,
    x: boundedShift(x, allowed, content.x, content.width, width),
    y: boundedShift(y, allowed, content.y, content.height, height),
  };
}

/** Returns the zoom of another scale at which the content at a point stays under it, as far as the content covers the stage. */
export function zoomedAt(zoom: Zoom, scale: number, at: StagePoint, room: ZoomRoom): Zoom {
  const factor = clamp(scale, 1, zoomScales.most) / zoom.scale;
  return bounded({ scale: zoom.scale * factor, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor }, room);
}

/** Returns the zoom after the content has moved by some px. */
export const panned = (zoom: Zoom, x: number, y: number, room: ZoomRoom): Zoom => bounded({ ...zoom, x: zoom.x + x, y: zoom.y + y }, room);

/** Returns the zoom of the same scale at a corner of the content. */
export const atCorner = (scale: number, side: 'left' | 'right', end: 'top' | 'bottom', room: ZoomRoom): Zoom => {
  const far = (room.width + room.height) * zoomScales.most * 2;
  return bounded({ scale, x: side === 'left' ? far : -far, y: end === 'top' ? far : -far }, room);
};

/** The space that is left between what is revealed and the edge of the stage, in px. */
const margin = 24;

/** Returns the smallest movement that brings a stretch into a room, with a margin; one that is longer than the room starts at its start. */
function towards(start: number, length: number, room: number): number {
  if (start >= 0 && start + length <= room) return 0;
  const edge = Math.min(margin, Math.max(0, (room - length) / 2));
  if (start < 0 || length > room) return edge - start;
  return room - edge - start - length;
}

/** Returns the zoom after the smallest pan that shows a box of the fitted content; the same zoom if it is shown. */
export function revealed(zoom: Zoom, box: StageRect, room: ZoomRoom): Zoom {
  const { scale } = zoom;
  const x = towards(box.x * scale + zoom.x, box.width * scale, room.width);
  const y = towards(box.y * scale + zoom.y, box.height * scale, room.height);
  return x === 0 && y === 0 ? zoom : panned(zoom, x, y, room);
}
