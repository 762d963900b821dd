import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boxBooks, effects, paragraphs, words } from '../testing/boxBooks.ts';
import { expectNoDeadPress, openStage } from '../testing/openStage.ts';
import { createRandom } from '../testing/random.ts';
import { createWordWalk } from '../testing/wordWalk.ts';

/** Walks over the screens of books whose boxes and tables a screen cannot hold. */
const meta: Meta = {
  title: 'Reader/Every word',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 1000, height: 600, transition: 'none' }} />,
};
export default meta;
type Story = StoryObj;

const random = createRandom(43);

const sizes = [
  [390, 780],
  [820, 1000],
  [844, 390],
  [1280, 600],
] as const;

/** Walks over a book in windows of four sizes, and expects that each word is on one screen. */
const walks = ({ pages, direction }: (typeof boxBooks)['Tables']): Story => ({
  play: async ({ canvasElement }) => {
    const names = Object.keys(pages);
    const failures: string[] = [];
    const open = await openStage(canvasElement, { direction, pages: Object.values(pages) }, random);
    for (const [width, height] of sizes) {
      await open.resize(width, height);
      let walk = createWordWalk();
      const counted: string[] = [];
      await expectNoDeadPress(open, `${width} px`, () => {
        const view = open.view();
        walk.look(view);
        if (view.screen < view.screens - 1) return;
        const { words: count, lost, repeated, exceptions } = walk.result(view);
        walk = createWordWalk();
        counted.push(names[view.index] ?? '');
        if (lost.length + repeated.length + exceptions.scrolled > 0 || count === 0)
          failures.push(
            `${names[view.index]}, ${width} px: of ${count} words ${lost.length} lost (${lost.slice(0, 3).join(' ')}), ${repeated.length} twice, ${exceptions.scrolled} scrolled`,
          );
      });
      await expect(counted).toEqual(names);
    }
    open.close();
    await expect(failures).toEqual([]);
  },
});

/** A box that does not break by itself, as one within a line, breaks over screens. */
export const BoxesInLines: Story = walks(boxBooks['Boxes in lines']);

/** So does a box that clips or scrolls more than a screen. */
export const BoxesThatClip: Story = walks(boxBooks['Boxes that clip']);

/** Text that a publisher has moved off the page is on no screen, and makes none. */
export const HiddenText: Story = walks(boxBooks['Hidden text']);

/** A table that is too wide goes on at the next screen, whatever it holds. */
export const Tables: Story = walks(boxBooks.Tables);

/** Cells that follow one another are as high as their text: rows of a height would lie over each other. */
export const RowsOfAHeight: Story = {
  play: async ({ canvasElement }) => {
    const rows = Array.from({ length: 12 }, (_, row) => {
      const cells = Array.from({ length: 24 }, (__, column) => `<td style="height:10px">c${column}r${row}</td>`);
      return `<tr style="height:10px">${cells.join('')}</tr>`;
    });
    const open = await openStage(canvasElement, { pages: [{ body: `<table border="1">${rows.join('')}</table>` }] }, random);
    await open.resize(844, 258);
    await open.stage.show({ index: 0 });
    const { document, frame } = open.view();
    await expect(document.querySelector('table')).toHaveAttribute('data-rk-fit', 'cells');
    const places = [...document.querySelectorAll('tr')].map(({ cells }) => {
      const boxes = [...cells].flatMap((cell) => [...cell.getClientRects()]).filter(({ height }) => height > 0);
      const ends = boxes.map(({ left, bottom }) => Math.floor(left / frame.clientWidth) * frame.clientHeight + bottom);
      return { name: cells[0]?.textContent, first: Math.min(...ends), last: Math.max(...ends) };
    });
    const covered = places.filter(({ first }, at) => first < (places[at - 1]?.last ?? 0));
    await expect(covered.map(({ name }) => name)).toEqual([]);
    open.close();
  },
};

/** Vertical lines are read as such, whichever box makes them vertical. */
export const VerticalBoxes: Story = walks(boxBooks['Vertical boxes']);

/** The reader's own jumps are never animated by a book. */
export const SmoothScrolling: Story = walks(boxBooks['Smooth scrolling']);

/** WebKit paints a layer in its first column alone. A box that breaks has none, whether its style sheet or itself asks for it; one that fits keeps its own. */
export const Layers: Story = {
  play: async ({ canvasElement }) => {
    const styles = Object.entries(effects);
    const head = `<style>@namespace epub 'http://www.idpf.org/2007/ops';epub|switch{will-change:transform}@keyframes appear{to{opacity:1}} @media screen{${styles.map(([name, style]) => `.${name}{${style}}`).join('')}}</style>`;
    const body = styles
      .map(
        ([name, style]) =>
          `<div class="${name}" id="${name}-sheet">${paragraphs(12)}</div><div id="${name}-own" style="${style}">${paragraphs(12)}</div><p id="${name}-fits" class="${name}" style="break-inside:avoid">${words(5)}</p>`,
      )
      .join('');
    const open = await openStage(canvasElement, { pages: [{ head, body }] }, random);
    await open.stage.show({ index: 0 });
    const { document } = open.view();
    const computed = (name: string, at: string) => {
      const box = document.getElementById(`${name}-${at}`);
      return box ? document.defaultView?.getComputedStyle(box).getPropertyValue(name) : undefined;
    };
    const plain = { position: 'relative', 'will-change': 'auto' } as const;
    for (const [name] of styles) {
      const expected = name in plain ? plain[name as keyof typeof plain] : 'none';
      await expect({ name, sheet: computed(name, 'sheet'), own: computed(name, 'own') }).toEqual({ name, sheet: expected, own: expected });
      await expect({ name, fits: computed(name, 'fits') }).not.toEqual({ name, fits: expected });
    }
    const faded = document.getElementById('animation-name-sheet');
    await expect(faded && document.defaultView?.getComputedStyle(faded).opacity).toBe('1');
    open.close();
  },
};

/** What fits, what the publisher hides, and what scrolls within a screen stay as they are. */
export const BoxesLeftAlone: Story = {
  play: async ({ canvasElement }) => {
    const body = `<div id="fits" style="display:inline-block;overflow:hidden">${words(20)}</div>
<div id="hidden" style="position:absolute;width:1px;height:1px;overflow:hidden">${paragraphs(12)}</div>
<div id="cut" style="height:1em;overflow:hidden;clip-path:inset(50%)">${paragraphs(12)}</div>
<div id="folded" style="height:0;overflow:hidden">${paragraphs(12)}</div>
<div id="scroller" style="max-height:60vh;overflow:auto">${paragraphs(12)}</div>
<div id="cover" style="height:100vh;overflow:hidden"><p>A cover</p><div style="height:200vh"></div></div>${paragraphs(12)}`;
    const open = await openStage(canvasElement, { pages: [{ body }] }, random);
    await open.stage.show({ index: 0 });
    const { document } = open.view();
    const styleOf = (id: string) => {
      const box = document.getElementById(id);
      const style = box && document.defaultView?.getComputedStyle(box);
      return `${id}: ${style?.display} ${style?.overflowY}`;
    };
    await expect(['fits', 'hidden', 'cut', 'folded', 'scroller', 'cover'].map(styleOf)).toEqual([
      'fits: inline-block hidden',
      'hidden: block hidden',
      'cut: block hidden',
      'folded: block hidden',
      'scroller: block auto',
      'cover: block hidden',
    ]);
    open.close();
  },
};
