import { type Assertion, assert } from './assertion.ts';
import { says, showsOwnFonts, showsPicture } from './pageAssertions.ts';

const styled =
  (index: number, selector: string, property: string, expected: RegExp): Assertion =>
  async (reading) => {
    const values = await reading
      .readFrom(index, 'body', ({ ownerDocument }) => ownerDocument.URL)
      .then(() =>
        reading.page.evaluate(
          ([place, pageSelector, name]) => {
            const frame = document
              .querySelector('[data-realmkit-reader]')
              ?.shadowRoot?.querySelector<HTMLIFrameElement>(`[data-reader-stage] iframe[data-index="${place}"]`);
            return [...(frame?.contentDocument?.querySelectorAll(`${pageSelector}`) ?? [])].map(
              (element) => frame?.contentWindow?.getComputedStyle(element).getPropertyValue(`${name}`) ?? '',
            );
          },
          [index, selector, property] as const,
        ),
      );
    assert(
      values.length > 0 && values.every((value) => expected.test(value)),
      `${selector}: ${property} is ${[...new Set(values)].join()}, not ${expected}.`,
    );
  };

/** The tests of the families `cnt-` and `css-`. */
export const contentDocuments: Readonly<Record<string, Assertion>> = {
  'cnt-css-fonts_woff': showsOwnFonts,
  'cnt-mathml-support': async (reading) => {
    const raised = await reading.readFrom(0, 'msup', (element) => {
      const [base, exponent] = [...element.children].map((child) => child.getBoundingClientRect());
      return base && exponent ? exponent.top + exponent.height / 2 < base.top + base.height / 2 && exponent.width > 0 : false;
    });
    assert(raised, 'The exponent does not stand above its base.');
  },
  'cnt-svg-css-inclusion': styled(0, 'svg path.fil0', 'fill', /url\(.*#star/),
  'cnt-svg-css-reference': async (reading) => {
    await showsPicture(reading, 0, 'img');
    assert((await reading.readFrom(0, 'img', (element) => element.localName)) === 'img', 'The picture became part of the page.');
  },
  'cnt-svg-support': says(/passes if you see this text/),
  'css-epub-text-combine-horizontal': async (reading) => {
    await styled(0, 'html', 'writing-mode', /^vertical-rl$/)(reading);
    await styled(0, '.epub-text-combine-horizontal-none, .epub-text-combine-none', 'text-combine-upright', /^none$/)(reading);
    await styled(0, '.epub-text-combine-horizontal-all, .epub-text-combine-horizontal', 'text-combine-upright', /^all$/)(reading);
    assert(/Tests/.test(await reading.text()), 'The page shows no text.');
  },
  'css-epub-word-break': async (reading) => {
    const values = await Promise.all(
      ['normal', 'keep-all', 'break-all'].map((value) =>
        reading.readFrom(0, `p[style*="${value}"]`, (element) => element.ownerDocument.defaultView?.getComputedStyle(element).wordBreak),
      ),
    );
    assert(values.join() === 'normal,keep-all,break-all', `Words break by ${values.join()}.`);
  },
};
