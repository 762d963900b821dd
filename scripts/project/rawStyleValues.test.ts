import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { rawStyleValues } from './rawStyleValues.ts';

const root = join(import.meta.dirname, '../..');

/** The folders whose styles take every value from the scales. */
const folders = ['design-system/src', 'packages/*/src', 'admin/src', 'consumer/src', 'reader/src'];

interface Exception {
  readonly file: string;
  readonly values: readonly string[];
  readonly reason: string;
}

const readerLayers = "the order of the reader's own layers over the page of a book";

const exceptions: readonly Exception[] = [
  {
    file: 'design-system/src/components/RealmLogo/RealmLogo.tsx',
    values: ["gap: '0.4em'", 'fontWeight: 680', "letterSpacing: '-0.022em'", 'lineHeight: 1'],
    reason: 'the wordmark has the shape of its drawing in brand/wordmarks.ts, at any size',
  },
  {
    file: 'design-system/src/components/BookCover/CoverArt.tsx',
    values: ["fontSize: 'clamp(0.75rem, 13cqi, 1.5rem)'", "fontSize: 'clamp(0.6875rem, 8cqi, 0.9375rem)'"],
    reason: 'letters of a cover grow with the cover',
  },
  {
    file: 'design-system/src/components/FloatingVideo/DragHandle.tsx',
    values: ["boxShadow: 'inset 0 0 0 99px color-mix(in srgb, currentColor 12%, transparent)'"],
    reason: 'a tint over the whole handle, no elevation',
  },
  {
    file: 'design-system/src/components/Switch/Switch.tsx',
    values: ["insetBlock: '0.1875rem'", "insetInlineStart: '0.1875rem'", "insetInlineStart: '1.3125rem'"],
    reason: 'the knob has the same distance from three sides of its track',
  },
  {
    file: 'design-system/src/derived/stripeAppearance.ts',
    values: ["padding: '13px'"],
    reason: "the frame of the card's provider has no least height; this makes its fields as high as ours",
  },
  {
    file: 'consumer/src/payment/cards/BrandMark.tsx',
    values: ['fontSize: 11'],
    reason: 'letters of a drawing, in its own units',
  },
  {
    file: 'consumer/src/payment/simulator/showAuthenticationDialog.ts',
    values: ["padding: '24px'", 'border: `1px solid ${', "gap: '12px'", "padding: '8px 16px'", 'border: `1px solid ${'],
    reason: "stands in for the bank's dialog, which has none of our styles",
  },
  {
    file: 'reader/src/player/ui/annotations/AnnotationRow.tsx',
    values: ["borderInlineStart: '0.375rem solid'"],
    reason: 'the edge shows the colour of a highlight, for which a marker is too thin',
  },
  { file: 'reader/src/player/ui/bars/BarRoom.tsx', values: ['zIndex: 2'], reason: readerLayers },
  { file: 'reader/src/player/ui/bars/bars.ts', values: ['zIndex: 3'], reason: readerLayers },
  { file: 'reader/src/player/ui/annotations/SelectionMenu.tsx', values: ['zIndex: 4'], reason: readerLayers },
  { file: 'reader/src/player/submissions/PanelFrame.tsx', values: ['zIndex: 4'], reason: readerLayers },
  { file: 'reader/src/player/ui/PartBoundary.tsx', values: ['zIndex: 4'], reason: readerLayers },
  { file: 'reader/src/player/ui/BookErrorBanner.tsx', values: ['zIndex: 5'], reason: readerLayers },
  { file: 'reader/src/player/ui/BlankScreen.tsx', values: ['zIndex: 10'], reason: readerLayers },
];

const valuesOf = (path: string, source: string): string[] =>
  rawStyleValues(path, source).map(({ property, value }) => `${property}: ${value}`);

test('styles of components take type, space, borders, shadows and layers from the scales, except a few with a reason', () => {
  const files = projectFiles(folders.map((folder) => `:(glob)${folder}/**/*.ts*`)).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => valuesOf(file, readFileSync(join(root, file), 'utf8')).map((value) => `${file} ${value}`));
  expect(found.toSorted()).toEqual(exceptions.flatMap(({ file, values }) => values.map((value) => `${file} ${value}`)).toSorted());
});

test.each([
  ["styled('p')({ fontSize: '0.9375rem' })", ["fontSize: '0.9375rem'"]],
  ["styled('p')({ '& > b': { fontWeight: 600 } })", ['fontWeight: 600']],
  ["styled('p')(({ theme }) => ({ padding: theme.spacing(1.25, 2) }))", ['padding: 1.25']],
  ["styled('p')({ margin: '-0.5rem 0 0' })", ["margin: '-0.5rem 0 0'"]],
  ["styled('p')({ borderRadius: '50%', zIndex: 7 })", ["borderRadius: '50%'", 'zIndex: 7']],
  ['<Box sx={{ gap: 1.25 }} />', ['gap: 1.25']],
  ['<Stack spacing={{ xs: 2, md: 7 }} />', ['spacing: 7']],
])('a value off the scales is found: %s', (source, expected) => {
  expect(valuesOf('some.tsx', `const made = ${source};`)).toEqual(expected);
});

test.each([
  "styled('p')({ margin: 0, padding: '0 10%', gap: token('space.100'), width: '12rem', flexBasis: '30px' })",
  "styled('p')(({ theme }) => ({ padding: theme.spacing(0.5, 2), zIndex: theme.zIndex.appBar }))",
  "styled('p')({ fontSize: token('font.size.label'), fontWeight: token('font.weight.strong'), borderRadius: 'inherit' })",
  '<Stack spacing={{ xs: 2, md: 3 }} sx={{ mx: -2, gap: 1.5 }} />',
])('a step of a scale and a size that is none is left alone: %s', (source) => {
  expect(valuesOf('some.tsx', `const made = ${source};`)).toEqual([]);
});
