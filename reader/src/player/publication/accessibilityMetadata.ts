import { paragraphsOf } from './bookMetadata.ts';
import { metasOf, valuesOf } from './packageMetas.ts';

/** The level of WCAG that a book claims. */
interface Conformance {
  /** The version of EPUB Accessibility, such as 1.1. */
  readonly epub: string;
  /** The version of WCAG, such as 2.2. */
  readonly wcag: string;
  readonly level: 'A' | 'AA' | 'AAA';
}

/** The features for navigation, and what is said of them. */
const navigation = {
  tableOfContents: 'contents',
  index: 'index',
  structuralNavigation: 'headings',
  pageNavigation: 'pages',
  printPageNumbers: 'pages',
} as const;

/** The features of formulas, pictures and recordings. */
const richContent = {
  MathML: 'math',
  latex: 'latex',
  describedMath: 'describedMath',
  'MathML-chemistry': 'chemistry',
  'latex-chemistry': 'chemistry',
  longDescription: 'longDescriptions',
  longDescriptions: 'longDescriptions',
  closedCaptions: 'captions',
  openCaptions: 'captions',
  captions: 'captions',
  transcript: 'transcripts',
} as const;

const further = {
  signLanguage: 'signLanguage',
  audioDescription: 'audioDescription',
  largePrint: 'largePrint',
  braille: 'braille',
  highContrastDisplay: 'highContrast',
  highContrastAudio: 'clearSpeech',
  ttsMarkup: 'spokenMarks',
  rubyAnnotations: 'ruby',
  fullRubyAnnotations: 'ruby',
} as const;

type StatementOf<Features> = Features[keyof Features];

/** A statement about hazards. */
type Hazard = 'none' | 'flashing' | 'motion' | 'sound' | 'noFlashing' | 'noMotion' | 'noSound' | 'unknown';

/** What a book says about its accessibility, ordered as the W3C's Accessibility Metadata Display Guide 2.0 orders it. */
export interface AccessibilityMetadata {
  readonly appearance: 'modifiable' | 'fixed' | 'unknown';
  /** Whether it can be read without seeing it, aloud or in braille. */
  readonly nonvisual: 'whole' | 'partly' | 'none' | 'unknown';
  readonly hasTextAlternatives: boolean;
  readonly recording: 'synchronised' | 'only' | 'some' | 'unknown';
  /** The level that it claims; a text for a standard of another name. */
  readonly conformance: Conformance | string | undefined;
  readonly certifiedBy: string | undefined;
  readonly credential: string | undefined;
  readonly report: string | undefined;
  readonly navigation: readonly StatementOf<typeof navigation>[];
  readonly richContent: readonly StatementOf<typeof richContent>[];
  readonly hazards: readonly Hazard[];
  /** Paragraphs in the book's own words. */
  readonly summary: readonly string[];
  /** True if the publisher claims an exemption from a law. */
  readonly isExempt: boolean;
  readonly more: readonly StatementOf<typeof further>[];
}

/** Returns the conformance of a text or URL of `dcterms:conformsTo`; undefined for another standard. */
function conformanceOf(value: string): Conformance | undefined {
  const written = /EPUB Accessibility (1\.\d) ?[-–] ?WCAG (2\.\d) Level (A{1,3})\b/i.exec(value);
  if (written) return { epub: written[1] ?? '', wcag: written[2] ?? '', level: levelOf(written[3]) };
  const address = /idpf\.org\/epub\/a11y\/accessibility-20170111\.html#wcag-(a{1,3})$/i.exec(value);
  return address ? { epub: '1.0', wcag: '2.0', level: levelOf(address[1]) } : undefined;
}

const levelOf = (text: string | undefined): Conformance['level'] => {
  const level = text?.toUpperCase();
  return level === 'AAA' || level === 'AA' ? level : 'A';
};

const levels = ['A', 'AA', 'AAA'];

/** Returns the highest level of all that a book claims, and otherwise the first standard that it names. */
function bestConformance(values: readonly string[]): Conformance | string | undefined {
  const known = values.flatMap((value) => conformanceOf(value) ?? []);
  known.sort((one, other) => levels.indexOf(other.level) - levels.indexOf(one.level) || (one.wcag < other.wcag ? 1 : -1));
  return known[0] ?? values[0];
}

/** Returns the statements of the features that a book names, each once, in their order. */
const statementsOf = <Statement extends string>(features: Readonly<Record<string, Statement>>, named: readonly string[]): Statement[] => [
  ...new Set(Object.entries(features).flatMap(([feature, statement]) => (named.includes(feature) ? [statement] : []))),
];

function hazardsOf(named: readonly string[]): Hazard[] {
  const has = (hazard: string) => named.includes(hazard);
  const denied = ['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'] as const;
  if (has('none') || denied.every(has)) return ['none'];
  const stated: readonly [string, Hazard][] = [
    ['flashing', 'flashing'],
    ['motionSimulation', 'motion'],
    ['sound', 'sound'],
    ['noFlashingHazard', 'noFlashing'],
    ['noMotionSimulationHazard', 'noMotion'],
    ['noSoundHazard', 'noSound'],
    ['unknown', 'unknown'],
  ];
  return stated.flatMap(([hazard, statement]) => (has(hazard) ? [statement] : []));
}

const termsOf = (list: string): string[] => list.split(/[\s,]+/).filter((term) => term !== '');

/** Reads what a package document says about the accessibility of its book. */
export function readAccessibility(document: Document): AccessibilityMetadata {
  const metas = metasOf(document);
  const values = (property: string) => valuesOf(metas, property);
  // Each has a statement of its own, but some books have a list in one.
  const terms = (property: string) => values(property).flatMap(termsOf);
  const named = terms('schema:accessibilityFeature');
  const modes = [...new Set(terms('schema:accessMode'))];
  const sufficient = values('schema:accessModeSufficient').map(termsOf);
  const isOnly = (mode: string) => modes.length === 1 && modes[0] === mode;
  const isFixed = values('rendition:layout').includes('pre-paginated');
  const hasTextAlternatives = ['alternativeText', 'longDescription', 'longDescriptions', 'describedMath'].some((one) =>
    named.includes(one),
  );

  const appearance = () => {
    if (isFixed) return 'fixed';
    return named.some((one) => /^displayTransformability\b/.test(one)) ? 'modifiable' : 'unknown';
  };
  const nonvisual = () => {
    if (isOnly('textual') || sufficient.some((together) => together.length === 1 && together[0] === 'textual')) return 'whole';
    if (modes.includes('textual') || sufficient.some((together) => together.includes('textual'))) return 'partly';
    if (hasTextAlternatives || named.includes('transcript')) return 'partly';
    return isOnly('auditory') || isOnly('visual') ? 'none' : 'unknown';
  };
  const recording = () => {
    if (named.includes('synchronizedAudioText')) return 'synchronised';
    if (isOnly('auditory')) return 'only';
    return modes.includes('auditory') ? 'some' : 'unknown';
  };
  return {
    appearance: appearance(),
    nonvisual: nonvisual(),
    hasTextAlternatives,
    recording: recording(),
    conformance: bestConformance(values('dcterms:conformsTo')),
    certifiedBy: values('a11y:certifiedBy')[0],
    credential: values('a11y:certifierCredential')[0],
    report: values('a11y:certifierReport')[0],
    navigation: statementsOf(navigation, named),
    richContent: statementsOf(richContent, named),
    hazards: hazardsOf(terms('schema:accessibilityHazard')),
    summary: values('schema:accessibilitySummary').flatMap(paragraphsOf),
    isExempt: values('a11y:exemption').length > 0,
    more: statementsOf(further, named),
  };
}
