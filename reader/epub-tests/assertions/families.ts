import { JSDOM } from 'jsdom';
import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { type Assertion, assert, NotApplicable, notApplicable } from './assertion.ts';
import { showsOwnFonts, showsPictures, showsSomething } from './pageAssertions.ts';

/** The standard names of the prefixed properties of EPUB 3. */
const standardNames: Readonly<Record<string, string>> = {
  '-epub-hyphens': 'hyphens',
  '-epub-line-break': 'line-break',
  '-epub-text-align-last': 'text-align-last',
  '-epub-text-combine': 'text-combine-upright',
  '-epub-text-combine-horizontal': 'text-combine-upright',
  '-epub-text-emphasis-color': 'text-emphasis-color',
  '-epub-text-emphasis-position': 'text-emphasis-position',
  '-epub-text-emphasis-style': 'text-emphasis-style',
  '-epub-text-orientation': 'text-orientation',
  '-epub-text-transform': 'text-transform',
  '-epub-text-underline-position': 'text-underline-position',
  '-epub-word-break': 'word-break',
  '-epub-writing-mode': 'writing-mode',
};

/** The standard values of prefixed values that differ from them. */
const standardValues: Readonly<Record<string, string>> = {
  horizontal: 'all',
  'vertical-right': 'mixed',
  'sideways-right': 'sideways',
  'rotate-right': 'sideways',
};

interface Declared {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

function declaredIn(reading: ReaderPageObject): Declared[] {
  const [first] = reading.publication.spine;
  const source = first?.path === undefined ? undefined : reading.publication.read(first.path);
  if (!source) return [];
  const text = Buffer.from(source).toString('utf8');
  const { document } = new JSDOM(text, { contentType: 'application/xhtml+xml' }).window;
  const declarations = (selector: string, css: string): Declared[] =>
    [...css.matchAll(/(-epub-[a-z-]+)\s*:\s*([^;}"]+)/g)].flatMap(([, name = '', value = '']) => {
      const property = standardNames[name];
      return property ? [{ selector, property, value: standardValues[value.trim()] ?? value.trim() }] : [];
    });
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const ruled = [...sheets.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', css = '']) => declarations(selector.trim(), css));
  const inline = [...document.querySelectorAll('[style*="-epub-"]')].flatMap((element) => {
    const style = element.getAttribute('style') ?? '';
    return declarations(`[style="${style}"]`, style);
  });
  return [...ruled, ...inline];
}

/** Checks that each prefixed declaration of the page has the effect of the standard property. */
const prefixedStyles: Assertion = async (reading) => {
  const declared = declaredIn(reading);
  if (declared.length === 0) throw new NotApplicable('its first page declares no prefixed property');
  for (const { selector, property, value } of declared) {
    const effects = await reading.page.evaluate(
      ([pageSelector, name, declaredValue]) => {
        const frame = document
          .querySelector('[data-realmkit-reader]')
          ?.shadowRoot?.querySelector<HTMLIFrameElement>('[data-reader-stage] iframe');
        const computed = (element: Element) => frame?.contentWindow?.getComputedStyle(element).getPropertyValue(name) ?? '';
        return [...(frame?.contentDocument?.querySelectorAll<HTMLElement>(pageSelector) ?? [])].map((element) => {
          // One value has many spellings, and a browser its own: so the standard property is asked beside the element.
          const probe = element.cloneNode(false) as HTMLElement;
          probe.style.setProperty(name, declaredValue, 'important');
          element.after(probe);
          const values = { effect: computed(element), expected: computed(probe), isKnown: CSS.supports(name, declaredValue) };
          probe.remove();
          return values;
        });
      },
      [selector, property, value] as const,
    );
    for (const { effect, expected, isKnown } of effects)
      assert(isKnown && effect === expected, `${property} is ${effect} where ${value} is declared.`);
  }
};

const plays: Assertion = async (reading) => {
  const canBeHeard = () => reading.readFrom(0, 'audio, video', (element) => Number(Reflect.get(element, 'duration')) > 0);
  assert(await reading.until(canBeHeard, 4000), 'The recording cannot be played.');
};

const contentsLead: Assertion = async (reading) => {
  const entries = await reading.contents();
  assert((await entries.count()) > 0, 'The contents are empty.');
  await entries.last().click();
  assert(await reading.until(async () => (await reading.stageSnapshot()).pages.length > 0, 4000), 'The last entry leads to nothing.');
};

const turnsLeft: Assertion = async (reading) => {
  const [before] = (await reading.stageSnapshot()).pages;
  assert((await reading.turn('ArrowLeft')) === 'turned', 'The next page is not to the left.');
  const [after] = (await reading.stageSnapshot()).pages;
  assert((after?.index ?? 0) >= (before?.index ?? 0), 'To the left one comes back.');
};

const families: readonly (readonly [RegExp, Assertion])[] = [
  [/^(cnt-css-fonts|ocf-font|pub-cmt-(otf|ttf|woff|opentype|truetype))/, showsOwnFonts],
  [/^pub-cmt-(png|gif|jpe?g|webp|svg)/, showsPictures],
  [/^pub-cmt-(mp3|mp4|aac|opus|ogg)/, plays],
  [/^css-epub-/, prefixedStyles],
  [/^nav-/, contentsLead],
  [/^pkg-spine-progression_rtl/, turnsLeft],
  [/^scr-/, notApplicable('the reader runs no scripts of books')],
  [/^(pub-foreign|pub-foreign_)/, async (reading) => assert(!/Test fails/i.test(await reading.text()), 'The fallback is not shown.')],
  [/^(cnt|css|lay|mol|ocf|pkg|pss|pub|sec)-/, showsSomething],
];

/** Returns the assertion of a test's family, for tests without an assertion of their own. */
export const familyAssertion = (id: string): Assertion | undefined => families.find(([name]) => name.test(id))?.[1];
