import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs } from '../../testing/bookReaderStories.tsx';
import { drag, fingers, pointIn, wheel } from '../../testing/zoomGestures.ts';

const lake = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200"><rect width="400" height="200" fill="teal"/></svg>')}`;
const picture = `<figure><img id="lake" alt="A lake under stars" src="${lake}" style="width:300px"/><figcaption>The lake in winter</figcaption></figure>`;
const table = `<table><caption>Stars of a night</caption>${Array.from({ length: 30 }, (_, row) => `<tr><th>Star ${row}</th><td class="data">Seen</td><td><a href="page-2.xhtml">More</a></td></tr>`).join('')}</table>`;
const formula =
  '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" alttext="x squared"><msup><mi>x</mi><mn>2</mn></msup></math>';
const hostileSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" width="200" height="100" onload="parent.hacked=1"><title>A star</title><script>parent.hacked=1</script><image href="https://tracker.example/x.png" width="9" height="9"/><rect width="200" height="100" fill="url(#night)" onclick="parent.hacked=1"/></svg><svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><linearGradient id="night"><stop stop-color="red"/></linearGradient></svg>';

const meta: Meta<StoryArgs> = {
  ...bookReader,
  title: 'Reader/Enlarged pictures and tables',
  args: { ...bookReader.args, book: { pages: [{ body: `<h1>A night</h1><p id="text">Still.</p>${picture}` }, { body: '<h1>On</h1>' }] } },
};
export default meta;
type Story = StoryObj<StoryArgs>;

/** Opens the book; the page, the dialog over it, and the frame in that. */
async function openPage(canvasElement: HTMLElement) {
  const open = await opened(canvasElement);
  const page = () => open.root.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe[data-index]');
  const found = page();
  if (!found) throw new Error('The page is not shown');
  const dialog = () => open.reader.findByRole('dialog');
  const enlarged = async (element = ''): Promise<HTMLIFrameElement> => {
    const frame = () => open.root.querySelector<HTMLIFrameElement>('[data-enlarged] iframe');
    await waitFor(() => expect(frame()?.contentDocument?.querySelector(`${element}[data-rk-enlarged]`)).toBeTruthy());
    await waitFor(() => expect(frame()).toBeVisible());
    const shown = frame();
    if (!shown) throw new Error('Nothing is enlarged');
    return shown;
  };
  return { ...open, frame: found, dialog, enlarged };
}

/** A click on a picture opens it over the book, named by its alternative text, with the caption; it zooms, and Escape leads back. */
export const Picture: Story = {
  play: async ({ canvasElement }) => {
    const { root, frame, dialog, enlarged } = await openPage(canvasElement);
    const onPage = frame.contentDocument?.querySelector('#lake')?.getBoundingClientRect() ?? new DOMRect();
    frame.focus();
    drag(frame, [pointIn(frame, (onPage.left + 150) / frame.clientWidth, (onPage.top + 50) / frame.clientHeight)]);
    const shown = await dialog();
    await expect(shown).toHaveAccessibleName('A lake under stars');
    await expect(within(shown).getByText('The lake in winter')).toBeVisible();
    const large = await enlarged('img');
    const view = large.parentElement ?? shown;
    await waitFor(() => expect(large.getBoundingClientRect().width).toBeGreaterThan(onPage.width * 2));
    const fit = large.getBoundingClientRect();
    await expect(fit.width / fit.height).toBeCloseTo(2, 1);
    await expect([fit.left >= view.getBoundingClientRect().left - 1, fit.right <= view.getBoundingClientRect().right + 1]).toEqual([
      true,
      true,
    ]);
    const at = pointIn(view, 0.3, 0.5);
    for (let step = 0; step < 6; step += 1) wheel(large, at, { deltaY: -120, ctrlKey: true });
    await expect(large.getBoundingClientRect().width).toBeGreaterThan(fit.width * 3);
    const toFit = within(shown).getByRole('button', { name: 'Fit to window' });
    await waitFor(() => expect(toFit).not.toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(toFit);
    await waitFor(() => expect(large.getBoundingClientRect().width).toBeCloseTo(fit.width, 0));
    await expect(large.contentDocument?.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("script-src 'none'");
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    large.contentDocument?.body.dispatchEvent(pressed);
    await waitFor(() => expect(root.querySelector('dialog[open]')).toBeNull());
    await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(frame));
  },
};

/** A finger opens it by two taps: one alone shows the controls, as anywhere on the page. */
export const DoubleTap: Story = {
  play: async ({ canvasElement }) => {
    const { root, frame, dialog, enlarged } = await openPage(canvasElement);
    const picture = frame.contentDocument?.querySelector('#lake');
    const init = { bubbles: true, cancelable: true, clientX: 400, clientY: 150, detail: 1, pointerType: 'touch' };
    const tap = () => picture?.dispatchEvent(new PointerEvent('click', init));
    const shown = () => root.querySelector('[role=toolbar]')?.getAttribute('data-shown');
    const before = shown();
    tap();
    await waitFor(() => expect(shown()).not.toBe(before));
    await expect(root.querySelector('dialog[open]')).toBeNull();
    tap();
    tap();
    await dialog();
    const large = await enlarged('img');
    const view = large.parentElement ?? root;
    const fit = large.getBoundingClientRect();
    const apart = (share: number) => [pointIn(view, 0.5 - share, 0.5), pointIn(view, 0.5 + share, 0.5)];
    fingers(large, [apart(0.1), apart(0.15), apart(0.2)]);
    await expect(large.getBoundingClientRect().width).toBeCloseTo(fit.width * 2, 0);
    fireEvent.click(await button(within(root), 'Close'));
    await waitFor(() => expect(root.querySelector('dialog[open]')).toBeNull());
  },
};

const wideTable = `<table id="wide"><caption>Stars of a year</caption><tr>${'<td class="month">A long month of many stars&#160;and&#160;very&#160;many&#160;clouds</td>'.repeat(14)}<td><a href="page-2.xhtml">More</a></td></tr></table>`;

/** A click, or one tap, on a table that is not seen whole opens it; on one that is, and while text is selected, it opens nothing. */
export const PressedTable: Story = {
  args: {
    book: {
      pages: [
        { body: `<style>td{white-space:nowrap}</style><table id="small"><tr><td>114</td></tr></table>${wideTable}` },
        { body: '<h1>On</h1>' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { root, frame, dialog, enlarged } = await openPage(canvasElement);
    const page = frame.contentDocument;
    const pressOn = (selector: string, pointerType: string) =>
      page
        ?.querySelector(selector)
        ?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 150, detail: 1, pointerType }));
    const close = async () => {
      fireEvent.keyDown(await dialog(), { key: 'Escape' });
      await waitFor(() => expect(root.querySelector('dialog[open]')).toBeNull());
    };
    for (const pointerType of ['mouse', 'touch']) {
      pressOn('.month', pointerType);
      await expect(await dialog()).toHaveAccessibleName('Stars of a year');
      await enlarged('table');
      await close();
    }
    // The dialog and its code are there now, so it would be shown at once.
    pressOn('#small td', 'mouse');
    await expect(root.querySelector('dialog[open]')).toBeNull();
    page?.getSelection()?.selectAllChildren(page.querySelector('.month') ?? page.body);
    pressOn('.month', 'mouse');
    await expect(root.querySelector('dialog[open]')).toBeNull();
  },
};

/** The button and the key open what is on the screen, one after the other; a link of a table leads on. */
export const TableAndFormula: Story = {
  args: { book: { pages: [{ body: `<style>table .data{color:rgb(255,0,0)}</style>${formula}${table}` }, { body: '<h1>On</h1>' }] } },
  play: async ({ canvasElement }) => {
    const { root, reader, press, dialog, enlarged, place } = await openPage(canvasElement);
    const opener = await button(reader, 'Enlarge pictures and tables');
    await userEvent.click(opener);
    await expect(await dialog()).toHaveAccessibleName('x squared');
    const large = await enlarged('math');
    await waitFor(() => expect(large.getBoundingClientRect().height).toBeGreaterThan(200));
    const shown = within(await dialog());
    await expect(shown.getByText('1 of 2')).toBeVisible();
    fireEvent.click(shown.getByRole('button', { name: 'Next picture or table' }));
    await waitFor(async () => expect(await dialog()).toHaveAccessibleName('Stars of a night'));
    const scrolled = await enlarged('table');
    const cell = scrolled.contentDocument?.querySelector('.data');
    if (!cell) throw new Error('The table has no cell');
    await expect(scrolled.contentWindow?.getComputedStyle(cell).color).toBe('rgb(255, 0, 0)');
    const height = cell.getBoundingClientRect().height;
    fireEvent.keyDown(await dialog(), { key: '+' });
    await waitFor(() => expect(cell.getBoundingClientRect().height).toBeGreaterThan(height * 1.1));
    fireEvent.keyDown(await dialog(), { key: 'ArrowDown' });
    await waitFor(() => expect(scrolled.contentWindow?.scrollY).toBeGreaterThan(0));
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await waitFor(() => expect(root.querySelector('dialog[open]')).toBeNull());
    await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(opener));
    press('e');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Next picture or table' }));
    (await enlarged('table')).contentDocument?.querySelector<HTMLElement>('a')?.click();
    await waitFor(() => expect(place()).toBe('1'));
    await expect(root.querySelector('dialog[open]')).toBeNull();
    await waitFor(() => expect(reader.queryByRole('button', { name: 'Enlarge pictures and tables' })).toBeNull());
  },
};

/** A drawing that would run scripts and load from elsewhere stays as harmless as on its page, and keeps its colours. */
export const HostileDrawing: Story = {
  args: { book: { pages: [{ body: `<h1>A star</h1>${hostileSvg}` }] } },
  play: async ({ canvasElement }) => {
    const { press, dialog, enlarged } = await openPage(canvasElement);
    press('e');
    await expect(await dialog()).toHaveAccessibleName('A star');
    const large = await enlarged('svg');
    const page = large.contentDocument;
    page?.querySelector('rect')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect('hacked' in window).toBe(false);
    await expect(page?.documentElement.outerHTML).not.toMatch(/tracker|<script|onload|onclick/);
    await expect(page?.getElementById('night')).not.toBeNull();
    await waitFor(() => expect(large.getBoundingClientRect().width).toBeGreaterThan(400));
  },
};
