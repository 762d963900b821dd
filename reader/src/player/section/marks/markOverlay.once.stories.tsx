import { annotationCss, tokenSet } from '@realmkit/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { highlightName } from '../../annotations/markPage.ts';
import { flows } from '../../settings/look.ts';
import { openStage } from '../../testing/openStage.ts';
import { createRandom } from '../../testing/random.ts';
import { boxesOfText } from './markOverlay.ts';
import { markRanges } from './markRanges.ts';

/** The marks in a page of a browser without the CSS Custom Highlight API, as Safari before 17.2 and Firefox before 140. */
const meta: Meta = {
  title: 'Reader/Marks without highlights',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 700, height: 500, transition: 'none' }} />,
};
export default meta;

const words = 'The boy sat by the lake and counted the stars until the morning came. '.repeat(8);
const body = Array.from({ length: 12 }, (_, at) => `<p id="p${at}">${words}</p>`).join('');
const yellow = highlightName('yellow');

const places = (boxes: readonly DOMRect[]) =>
  boxes.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join());

/** Boxes lie over the marked text, and follow it to each screen and size; they add no screen, and nothing to the body, from which CFIs count. */
export const FollowTheText: StoryObj = {
  play: async ({ canvasElement }) => {
    const style = () => `html{font-size:1.5em}\n${annotationCss(tokenSet('se', 'default', 'light'), 'light')}`;
    for (const direction of ['ltr', 'rtl'] as const) {
      const open = await openStage(canvasElement, { direction, pages: [{ body }] }, createRandom(43), style);
      await open.stage.show({ index: 0 });
      for (const flow of flows) {
        await open.setLayout({ flow });
        const { document, screens } = open.view();
        const view = document.defaultView;
        if (view) Reflect.deleteProperty(view.CSS, 'highlights');
        const before = document.body.innerHTML;
        const range = document.createRange();
        range.setStart(document.querySelector('#p1')?.firstChild ?? document, 20);
        range.setEnd(document.querySelector('#p9')?.firstChild ?? document, 40);
        const boxes = () => [...(document.querySelector('[data-rk-marks]')?.shadowRoot?.querySelectorAll(`[part=${yellow}]`) ?? [])];
        const lieOnText = () =>
          waitFor(() => expect(places(boxes().map((box) => box.getBoundingClientRect()))).toEqual(places(boxesOfText(range))));
        markRanges(document, yellow, [range], -1);
        await waitFor(() => expect(boxes().length).toBeGreaterThan(40));
        const drawn = view?.getComputedStyle(boxes()[0] ?? document.body).backgroundColor ?? '';
        await expect(drawn).not.toMatch(/^(|transparent|rgba\(0, 0, 0, 0\))$/);
        await lieOnText();
        for (const _ of [1, 2]) {
          await open.stage.turn('forward');
          await lieOnText();
        }
        await open.resize(400, 600);
        await lieOnText();
        await open.resize(700, 500);
        await lieOnText();
        await expect(open.view().screens).toBe(screens);
        await expect(document.body.innerHTML).toBe(before);
        markRanges(document, yellow, []);
        await waitFor(() => expect(boxes()).toHaveLength(0));
      }
      open.close();
    }
  },
};
