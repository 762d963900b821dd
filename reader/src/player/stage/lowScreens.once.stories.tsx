import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openStage } from '../testing/openStage.ts';
import { createRandom } from '../testing/random.ts';
import { showsContent } from '../testing/screenProbe.ts';
import { createWordWalk } from '../testing/wordWalk.ts';
import type { PageView } from './views/PageView.ts';

/** Walks over the screens of a phone that is held sideways: a heading with its picture is higher than one of them. */
const meta: Meta = {
  title: 'Reader/Low screens',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 844, height: 258, transition: 'none' }} />,
};
export default meta;

const words = 'The boy sat by the lake and counted the stars until the morning came. '.repeat(12);
const picture = (width: number, height: number) =>
  `<img alt="A lake" style="display:block;width:100%" src="data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`)}"/>`;
const heading = '<h1 style="font-size:2em;margin:0.67em 0">Twelve stars in the lake</h1>';
const text = `<p>${words}</p><p>${words}</p>`;

const pages = {
  'a page break before the heading': `<section>
<span role="doc-pagebreak" aria-label="1"></span>
<h1 style="font-size:1.5em;line-height:1.25;margin:.4em 0 .8em">The jetty</h1>
<div style="line-height:1.6">${picture(960, 600).replace('width:100%', 'width:100%;max-width:40em;height:auto;margin:0 auto 1.2em')}${text}</div>
</section>`,
  'a page break': `<section>
<span role="doc-pagebreak" aria-label="1"></span>
<h1 style="font-size:1.5em;line-height:1.25;margin:.4em 0 .8em">The jetty</h1>
${picture(960, 600).replace('width:100%', 'width:100%;max-width:40em;height:auto;margin:0 auto 1.2em')}${text}
</section>`,
  'a picture below the heading': `<section>${heading}${picture(800, 500)}${text}</section>`,
  'a tall picture': `<section>${heading}${picture(500, 800)}${text}</section>`,
  'a figure': `<section>${heading}<figure>${picture(800, 500)}<figcaption>The lake in the morning</figcaption></figure>${text}</section>`,
  'two headings': `<section>${heading}<h2>A chapter</h2>${picture(800, 500)}${text}</section>`,
  'headings in a header': `<section><header>${heading}<h2>A chapter</h2><h3>A part</h3></header>${picture(800, 500)}${text}</section>`,
  'a heading of many lines': `<section><h1>${words}</h1>${picture(800, 500)}${text}</section>`,
  'a high row': `<table><tbody><tr><td>${words}${words}</td></tr><tr><td>${words}</td></tr></tbody></table>${text}`,
  'a figure below a page break': `<section>
<span role="doc-pagebreak" aria-label="2"></span>
<figure>${picture(500, 800)}<figcaption>The lake in the morning</figcaption></figure>${text}</section>`,
  'a picture below a margin': `<section style="margin-top:4em">${picture(500, 800)}${text}</section>`,
  'a figure below a margin': `<section style="padding-top:4em"><figure>${picture(500, 800)}<figcaption>The lake</figcaption></figure>${text}</section>`,
  'a picture in a paragraph': `<section><p>
<a id="top"></a></p><p>${picture(500, 800)}</p>${text}</section>`,
  'a picture at the end': `<section>${heading}${text}${picture(800, 500)}</section>`,
};

/** Returns whether the picture of a page is on the screen as a whole. */
function showsPicture({ document, frame }: PageView): boolean {
  const box = document.querySelector('img')?.getBoundingClientRect();
  return box !== undefined && box.left >= 0 && box.right <= frame.clientWidth && box.bottom <= frame.clientHeight;
}

/** The space for the pages of a phone that is held sideways: below one bar, two, and none; and of the smallest phone. */
const sizes = [
  [844, 258],
  [844, 210],
  [844, 374],
  [568, 200],
] as const;

/** No screen is empty, and each word is on one. */
export const Sideways: StoryObj = {
  play: async ({ canvasElement }) => {
    const names = Object.keys(pages);
    const open = await openStage(canvasElement, { pages: Object.values(pages).map((body) => ({ body })) }, createRandom(43));
    const faults: string[] = [];
    for (const [width, height] of sizes) {
      await open.resize(width, height);
      await open.stage.show({ index: 0 });
      let walk = createWordWalk();
      do {
        const view = open.view();
        walk.look(view);
        const place = `${names[view.index]}, ${width} × ${height}, screen ${view.screen + 1} of ${view.screens}`;
        if (!showsContent(view)) faults.push(`${place} is empty`);
        if (names[view.index] === 'a page break' && view.screen === 0 && !showsPicture(view)) faults.push(`${place} has no picture`);
        if (view.screen < view.screens - 1) continue;
        const { lost, repeated } = walk.result(view);
        if (lost.length + repeated.length > 0) faults.push(`${place}: ${lost.length} words lost, ${repeated.length} twice`);
        walk = createWordWalk();
      } while ((await open.stage.turn('forward')) === 'turned');
    }
    open.close();
    await expect(faults).toEqual([]);
  },
};
