import { type Face, faces, type PageColour, pageColours, type Scheme, schemeOfPage, type TypographyChoices } from '@realmkit/design-system';

/** The settings of the look of a book: its text, its pages and their colour. */
export interface LookSettings extends TypographyChoices {
  /** 0.6 to 3. */
  readonly textSize: number;
  /** The space beside the text. */
  readonly margins: Margins;
  /** The number of columns of a screen; automatically two on a wide one. */
  readonly columns: Columns;
  /** Whether reflowable text is cut into screens or scrolls. */
  readonly flow: Flow;
  /** Undefined until the user chooses, as `darkTheme`, with which it always agrees. */
  readonly pageColour?: PageColour | undefined;
  /** True if a white page replaces the faint colours of the publisher; undefined until the user chooses: the device's wish counts. */
  readonly moreContrast?: boolean | undefined;
  /** True for dark pages and controls; undefined until the user chooses: the host's scheme is used. */
  readonly darkTheme?: boolean | undefined;
}

/** The ranges of sizes, as fractions of 1. */
export const textSizes = { least: 0.6, most: 3 } as const;
const lineHeights = { least: 1, most: 2.5 } as const;

export const marginSizes = ['narrow', 'normal', 'wide'] as const;
type Margins = (typeof marginSizes)[number];
export const columnCounts = ['auto', 1, 2] as const;
type Columns = (typeof columnCounts)[number];
export const flows = ['publisher', 'paged', 'scrolled'] as const;
export type Flow = (typeof flows)[number];
export const alignments = ['publisher', 'start', 'justify'] as const;
export const hyphenations = ['publisher', 'on', 'off'] as const;

/** The part of the look that the pages are laid out by. */
export type PageLayout = Pick<LookSettings, 'margins' | 'columns' | 'flow'>;

/** The look of a book for a user who has chosen nothing. */
export const initialLook: LookSettings = {
  textSize: 1,
  face: 'publisher',
  lineHeight: 'publisher',
  spacing: 1,
  alignment: 'publisher',
  hyphenation: 'publisher',
  margins: 'normal',
  columns: 'auto',
  flow: 'publisher',
  pageColour: undefined,
  moreContrast: undefined,
  darkTheme: undefined,
};

/** Returns a number within a range; the fallback for anything else. */
export const clamped = (value: unknown, least: number, most: number, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined => values.find((one) => one === value);

/** Returns the line height; settings from before there was one have a spacing of lines, letters and words together. */
function lineHeightOf({ lineHeight, spacing }: Readonly<Record<string, unknown>>): 'publisher' | number {
  if (typeof lineHeight === 'number') return clamped(lineHeight, lineHeights.least, lineHeights.most, 1.5);
  const wide = clamped(spacing, 1, 2, 1) - 1;
  return lineHeight === undefined && wide > 0 ? 1.5 + wide : 'publisher';
}

/** Returns page colour and `darkTheme` in agreement: `darkTheme` wins, because other readers of the stored settings know it alone. */
export function withAgreedColours({ darkTheme, pageColour }: Pick<LookSettings, 'darkTheme' | 'pageColour'>) {
  const isDark = pageColour && schemeOfPage(pageColour) === 'dark';
  if (darkTheme === undefined || darkTheme === isDark) return { darkTheme: isDark, pageColour };
  return { darkTheme, pageColour: darkTheme ? ('black' as const) : ('white' as const) };
}

/** Parses the stored look; a missing or invalid value gets its default, and one of an older reader its meaning. */
export function parseLook(values: Readonly<Record<string, unknown>>): LookSettings {
  const face: Face = values.dyslexiaFont === true ? 'dyslexia' : initialLook.face;
  return {
    textSize: clamped(values.textSize, textSizes.least, textSizes.most, initialLook.textSize),
    face: oneOf(faces, values.face) ?? face,
    lineHeight: lineHeightOf(values),
    spacing: clamped(values.spacing, 1, 2, initialLook.spacing),
    alignment: oneOf(alignments, values.alignment) ?? initialLook.alignment,
    hyphenation: oneOf(hyphenations, values.hyphenation) ?? initialLook.hyphenation,
    margins: oneOf(marginSizes, values.margins) ?? initialLook.margins,
    columns: oneOf(columnCounts, values.columns) ?? initialLook.columns,
    flow: oneOf(flows, values.flow) ?? initialLook.flow,
    moreContrast: typeof values.moreContrast === 'boolean' ? values.moreContrast : undefined,
    ...withAgreedColours({
      darkTheme: typeof values.darkTheme === 'boolean' ? values.darkTheme : undefined,
      pageColour: oneOf(pageColours, values.pageColour),
    }),
  };
}

/** Returns the colour of the pages: the user's choice, otherwise the one of the host's scheme. */
export const pageColourOf = ({ pageColour }: Pick<LookSettings, 'pageColour'>, ofHost: Scheme = 'light'): PageColour =>
  pageColour ?? (ofHost === 'dark' ? 'black' : 'white');

/** The text sizes that buttons and keys step through. */
const sizeSteps = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];

/** Returns the next larger or smaller text size; the same one at the end of the range. */
export const steppedSize = (size: number, by: 1 | -1): number =>
  (by > 0 ? sizeSteps.find((one) => one > size) : sizeSteps.findLast((one) => one < size)) ?? size;
