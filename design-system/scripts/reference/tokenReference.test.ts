import { expect, test } from 'vitest';
import { lookUp } from '../../src/foundations/reference/TokenReference.ts';
import { readReference } from './readReference.ts';
import { sectionsOf, sentenceOf } from './storybookTexts.ts';
import { tokenUses } from './tokenUses.ts';

const reference = readReference();
const tokenOf = (name: string) => reference.tokens.find((token) => token.name === name);
const finland = { realm: 'fi', theme: 'sondo', scheme: 'light' };

test('the reference has the value of a token in a mode, and the names that lead to it', () => {
  expect(lookUp(reference.values, 'color.surface.bar', finland)).toBe('#aee8fe');
  expect(lookUp(reference.chains, 'color.surface.bar', finland)).toBe('theme.bar.light.surface ramp.brand.200');
  expect(lookUp(reference.chains, 'color.surface.bar', { ...finland, theme: 'default', scheme: 'dark' })).toBe(
    'theme.bar.dark.surface ramp.brand.900',
  );
  expect(lookUp(reference.values, 'ramp.brand.200', finland)).toBe('#aee8fe');
  expect(lookUp(reference.chains, 'space.100', finland)).toBe('');
});

test('every public token says what it is for, by itself or by its group', () => {
  expect(reference.tokens.filter(({ isPublic, descriptions }) => isPublic && descriptions.length === 0).map(({ name }) => name)).toEqual(
    [],
  );
  expect(tokenOf('color.feedback.error')?.descriptions).toEqual([
    expect.stringMatching(/^Messages: /),
    'Errors, and the destructive button (delete, remove).',
  ]);
});

test('a token names the removed ones that it replaces, and the sources and the style sheet that use it', () => {
  expect(tokenOf('font.size.h2')?.replaces).toEqual(['font.size.title']);
  expect(tokenOf('color.feedback.error')?.uses).toContain('design-system/src/components/Button/buttonStyle.ts');
  expect(tokenOf('color.surface.page')?.uses).toContain('design-system/dist/tokens.css');
  expect(reference.tokens.flatMap(({ uses }) => uses).filter((path) => /\.(test|stories)\./.test(path))).toEqual([]);
});

test('a use is a whole name in a string, a template that it fits, or its custom property', () => {
  const names = ['color.chart.1', 'color.chart.2', 'color.text.link', 'space.100'];
  const sources = [
    { path: 'template.ts', text: `token(\`color.chart.\${index}\`)` },
    { path: 'string.ts', text: "token('color.text.link'); other('color.text.linked')" },
    { path: 'sheet.css', text: 'a { color: var(--rk-color-text-link); gap: var(--rk-space-1000) }' },
    { path: 'none.ts', text: '// color.text.link is a name' },
  ];
  expect(Object.fromEntries(tokenUses(names, sources))).toEqual({
    'color.chart.1': ['template.ts'],
    'color.chart.2': ['template.ts'],
    'color.text.link': ['string.ts', 'sheet.css'],
    'space.100': [],
  });
});

test('a guide is found by its sections, and a component by what it says of itself', () => {
  const guide =
    "import { Meta } from '@storybook/blocks';\n\n<Meta title=\"1\" />\n\n# Tokens\n\nUse `token('x')`.\n\n## Remove one\n\nMove it.\n";
  expect(sectionsOf({ path: 'guides/Tokens.mdx', text: guide })).toEqual([
    { path: './guides/Tokens.mdx', heading: 'Tokens', text: "Use token('x') ." },
    { path: './guides/Tokens.mdx', heading: 'Remove one', text: 'Move it.' },
  ]);
  const source = '/** The props. */\ninterface Props {}\n\n/** Renders a button. */\nexport function Button() {}\n';
  expect(sentenceOf({ path: 'a/Button.tsx', text: source }, 'a/Button.stories.tsx')).toEqual([
    { path: './a/Button.stories.tsx', heading: 'Button', text: 'Renders a button.' },
  ]);
  expect(reference.texts.map(({ heading }) => heading)).toEqual(expect.arrayContaining(['Remove one', 'ErrorSummary', 'PlanCard']));
});
