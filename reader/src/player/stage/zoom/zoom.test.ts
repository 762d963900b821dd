import { expect, test } from 'vitest';
import { createRandom } from '../../testing/random.ts';
import { atCorner, bounded, fitted, panned, revealed, type Zoom, type ZoomRoom, zoomedAt } from './zoom.ts';

/** A page of 300 by 400 in the middle of a stage of 800 by 400. */
const room: ZoomRoom = { content: { x: 250, y: 0, width: 300, height: 400 }, width: 800, height: 400 };
const drawn = ({ scale, x, y }: Zoom, { content }: ZoomRoom = room) => ({
  left: content.x * scale + x,
  top: content.y * scale + y,
  right: (content.x + content.width) * scale + x,
  bottom: (content.y + content.height) * scale + y,
});

test('the content under the pointer stays under it once the page covers the stage', () => {
  const at = { x: 300, y: 100 };
  const before = zoomedAt(fitted, 3, at, room);
  const zoom = zoomedAt(before, 4.5, at, room);
  const contentAt = ({ scale, x, y }: Zoom) => [(at.x - x) / scale, (at.y - y) / scale];
  expect(contentAt(zoom)[0]).toBeCloseTo(contentAt(before)[0] ?? 0);
  expect(contentAt(zoom)[1]).toBeCloseTo(100);
});

test('a page that is narrower than the stage stays in its middle, and the cover of a spread on its half', () => {
  const { left, right } = drawn(zoomedAt(fitted, 2, { x: 260, y: 390 }, room));
  expect([left, right]).toEqual([100, 700]);
  const cover: ZoomRoom = { ...room, content: { ...room.content, x: 400 } };
  const grown = drawn(zoomedAt(fitted, 1.2, { x: 450, y: 0 }, cover), cover);
  expect(grown.left).toBeCloseTo(352);
  expect(grown.right).toBeCloseTo(712);
});

test('a scale ends at 1, where the page is exactly fitted again, and at 5', () => {
  expect(zoomedAt(zoomedAt(fitted, 3, { x: 1, y: 1 }, room), 0.2, { x: 700, y: 300 }, room)).toBe(fitted);
  expect(zoomedAt(fitted, 40, { x: 400, y: 200 }, room).scale).toBe(5);
});

test('after any zooms and pans the page covers the stage or lies within it', () => {
  const random = createRandom(7);
  let zoom = fitted;
  for (let step = 0; step < 500; step += 1) {
    const at = { x: random.between(-50, 850), y: random.between(-50, 450) };
    zoom =
      random.between(0, 1) === 0
        ? zoomedAt(zoom, zoom.scale * (random.between(5, 20) / 10), at, room)
        : panned(zoom, random.between(-900, 900), random.between(-900, 900), room);
    const { left, right, top, bottom } = drawn(zoom);
    const fits = (start: number, end: number, length: number) =>
      end - start > length ? start <= 0.001 && end >= length - 0.001 : start >= -0.001 && end <= length + 0.001;
    expect({ step, across: fits(left, right, 800), down: fits(top, bottom, 400) }).toEqual({ step, across: true, down: true });
  }
});

test('a corner of the page is a corner of the stage', () => {
  expect(drawn(atCorner(4, 'right', 'top', room))).toMatchObject({ right: 800, top: 0 });
  expect(drawn(atCorner(4, 'left', 'bottom', room))).toMatchObject({ left: 0, bottom: 400 });
});

test('the smallest pan shows a sentence outside of the stage, and none is made for one that is shown', () => {
  const zoom = bounded({ scale: 4, x: -1000, y: 0 }, room);
  const sentence = { x: 260, y: 350, width: 100, height: 20 };
  const after = revealed(zoom, sentence, room);
  expect(sentence.y * after.scale + after.y).toBeGreaterThanOrEqual(0);
  expect((sentence.y + sentence.height) * after.scale + after.y).toBeLessThanOrEqual(400);
  expect(revealed(after, sentence, room)).toBe(after);
});
