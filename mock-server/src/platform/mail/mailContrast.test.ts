// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Realm, realms } from '../database/realms.ts';
import { contrast } from '../sandbox/testing/contrast.ts';
import { languageOfRealm } from './language.ts';
import { renderMail } from './renderMail.ts';

const link = 'https://realmkit.example/subscriptions';
const mailOf = (realm: Realm): Document => {
  const rows = [
    { label: 'Tax', value: '5.00' },
    { label: 'Total', value: '105.00', total: true },
  ];
  const { html } = renderMail({
    ...languageOfRealm(realm),
    subject: 'Receipt',
    paragraphs: ['Hello'],
    rows,
    link,
    links: [{ label: 'Code', url: link }],
  });
  return new DOMParser().parseFromString(html, 'text/html');
};

type Scheme = 'light' | 'dark';

/** Returns the rules of the style sheet for dark mode: the selector and its declarations. */
const darkRules = (page: Document): readonly (readonly [selector: string, declarations: string])[] => {
  const [, rules = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}/s.exec(page.querySelector('style')?.textContent ?? '') ?? [];
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => [selector.trim(), declarations]);
};

/** Returns the colour that an element or the nearest one around it has. */
const colourOf = (element: Element, property: 'color' | 'background', scheme: Scheme, rules: ReturnType<typeof darkRules>): string => {
  const declared = new RegExp(`(?:^|[;{])${property}:(#[0-9a-f]{6})`, 'i');
  for (let one: Element | null = element; one; one = one.parentElement) {
    const current = one;
    const dark = scheme === 'dark' ? rules.filter(([selector]) => current.matches(selector)).map(([, declarations]) => declarations) : [];
    for (const declarations of [...dark.reverse(), one.getAttribute('style') ?? '']) {
      const [, colour] = declared.exec(declarations) ?? [];
      if (colour) return colour;
    }
  }
  throw new Error(`Nothing declares the ${property} of <${element.localName}>.`);
};

const cases = realms.flatMap((realm) => (['light', 'dark'] as const).map((scheme) => [realm, scheme] as const));

test.each(cases)('every text of a mail of %s is readable in %s mode, also the name in place of a blocked head', (realm, scheme) => {
  const page = mailOf(realm);
  const rules = darkRules(page);
  const texts = [...page.body.querySelectorAll('h1,p,small,a,th,td,img[alt]')].filter(
    (element) =>
      element.localName === 'img' ||
      [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim()),
  );
  const ratios = texts.map((element) => {
    const [text, ground] = [colourOf(element, 'color', scheme, rules), colourOf(element, 'background', scheme, rules)];
    return { element: element.localName, text, ground, ratio: contrast(text, ground) };
  });
  expect(new Set(ratios.map(({ element }) => element))).toEqual(new Set(['img', 'h1', 'p', 'th', 'td', 'a', 'small']));
  expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  // The dark sheet differs from the light one: a rule that no longer applies would show light colours here.
  expect(contrast(colourOf(page.querySelector('h1') as Element, 'background', scheme, rules), '#ffffff') > 10).toBe(scheme === 'dark');
});
