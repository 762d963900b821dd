import { expect, test } from 'vitest';
import { readAccessibility } from './accessibilityMetadata.ts';
import { parseXml } from './parseXml.ts';

const metadata = (body: string) =>
  readAccessibility(parseXml(`<package xmlns="http://www.idpf.org/2007/opf"><metadata>${body}</metadata></package>`));
const meta = (property: string, value: string) => `<meta property="${property}">${value}</meta>`;
const read = (statements: Readonly<Record<string, readonly string[]>>) =>
  metadata(
    Object.entries(statements)
      .flatMap(([property, values]) => values.map((value) => meta(property, value)))
      .join(''),
  );
const mode = 'schema:accessMode';
const sufficient = 'schema:accessModeSufficient';
const feature = 'schema:accessibilityFeature';

test('a book without accessibility metadata states nothing', () => {
  expect(metadata('')).toMatchObject({
    appearance: 'unknown',
    nonvisual: 'unknown',
    recording: 'unknown',
    hasTextAlternatives: false,
    conformance: undefined,
    navigation: [],
    richContent: [],
    hazards: [],
    summary: [],
    isExempt: false,
    more: [],
  });
});

test.each([
  [{ [feature]: ['displayTransformability'] }, 'modifiable'],
  [{ [feature]: ['displayTransformability/font-size'] }, 'modifiable'],
  [{ [feature]: ['displayTransformability'], 'rendition:layout': ['pre-paginated'] }, 'fixed'],
])('with %o the appearance is %s', (statements, appearance) => {
  expect(read(statements).appearance).toBe(appearance);
});

test.each([
  [{ [mode]: ['textual'] }, 'whole'],
  [{ [mode]: ['textual', 'visual'], [sufficient]: ['textual'] }, 'whole'],
  [{ [mode]: ['textual', 'visual'] }, 'partly'],
  [{ [mode]: ['visual'], [sufficient]: ['textual,visual'] }, 'partly'],
  [{ [mode]: ['visual'], [feature]: ['alternativeText'] }, 'partly'],
  [{ [mode]: ['visual'] }, 'none'],
  [{ [mode]: ['auditory'] }, 'none'],
])('with %o a book can be read without seeing it: %s', (statements, nonvisual) => {
  expect(read(statements).nonvisual).toBe(nonvisual);
});

test.each([
  [{ [feature]: ['synchronizedAudioText'], [mode]: ['auditory'] }, 'synchronised'],
  [{ [mode]: ['auditory'] }, 'only'],
  [{ [mode]: ['auditory', 'textual'] }, 'some'],
])('with %o the recordings are: %s', (statements, recording) => {
  expect(read(statements).recording).toBe(recording);
});

test.each([
  ['EPUB Accessibility 1.1 - WCAG 2.1 Level AA', { epub: '1.1', wcag: '2.1', level: 'AA' }],
  ['EPUB Accessibility 1.1 - WCAG 2.2 Level AAA', { epub: '1.1', wcag: '2.2', level: 'AAA' }],
  ['http://www.idpf.org/epub/a11y/accessibility-20170111.html#wcag-a', { epub: '1.0', wcag: '2.0', level: 'A' }],
  ['House rules', 'House rules'],
])('the conformance "%s" is read as %o', (value, conformance) => {
  expect(read({ 'dcterms:conformsTo': [value] }).conformance).toEqual(conformance);
});

test('of several levels the highest counts, with its certifier', () => {
  const levels = ['A', 'AA'].map((level) => `EPUB Accessibility 1.1 - WCAG 2.1 Level ${level}`);
  const found = metadata(
    `<meta property="dcterms:conformsTo" id="c">${levels[0]}</meta>${meta('dcterms:conformsTo', levels[1] ?? '')}<meta property="a11y:certifiedBy" refines="#c">Sight Check</meta><link rel="a11y:certifierReport" href="https://check.example/r"/>`,
  );
  expect(found).toMatchObject({ conformance: { level: 'AA' }, certifiedBy: 'Sight Check', report: 'https://check.example/r' });
});

test('the statements of EPUB 2, and lists in one statement, are read as well', () => {
  const found = metadata(
    '<meta name="schema:accessMode" content="textual"/><meta name="schema:accessibilityFeature" content="tableOfContents, index, pageNavigation, printPageNumbers"/><meta name="dcterms:conformsTo" content="EPUB Accessibility 1.1 - WCAG 2.0 Level A"/><meta name="schema:accessibilitySummary" content="All is well."/>',
  );
  expect(found).toMatchObject({
    nonvisual: 'whole',
    navigation: ['contents', 'index', 'pages'],
    conformance: { level: 'A' },
    summary: ['All is well.'],
  });
});

test.each([
  [['none'], ['none']],
  [['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'], ['none']],
  [
    ['flashing', 'noSoundHazard'],
    ['flashing', 'noSound'],
  ],
  [['unknown'], ['unknown']],
])('the hazards %o are said as %o', (hazards, statements) => {
  expect(read({ 'schema:accessibilityHazard': hazards }).hazards).toEqual(statements);
});

test('formulas, descriptions, captions and further features are named once each', () => {
  const found = read({
    [feature]: ['openCaptions', 'closedCaptions', 'MathML', 'longDescription', 'signLanguage'],
    'a11y:exemption': ['eaa-microenterprise'],
  });
  expect(found).toMatchObject({
    richContent: ['math', 'longDescriptions', 'captions'],
    more: ['signLanguage'],
    hasTextAlternatives: true,
    isExempt: true,
  });
});
