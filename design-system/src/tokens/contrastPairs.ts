import type { TokenName } from '../../generated/tokens.ts';

type Colour = Extract<TokenName, `color.${string}`>;

/**
 * A foreground and its background with the minimum contrast of WCAG 2.2: 4.5 for text (1.4.3), 3 for parts and states of controls (1.4.11), 7 for the text of books (1.4.6).
 */
type Pair = readonly [foreground: Colour, ground: Colour, minimum: 7 | 4.5 | 3];

const grounds = ['color.surface.page', 'color.surface.raised', 'color.surface.sunken'] as const;

const onEveryGround = (foreground: Colour, minimum: Pair[2]): Pair[] => grounds.map((ground) => [foreground, ground, minimum]);

const ofFeedback = (tone: 'success' | 'error' | 'warning' | 'info', capital: 'Success' | 'Error' | 'Warning' | 'Info'): Pair[] => [
  [`color.feedback.on${capital}`, `color.feedback.${tone}`, 4.5],
  [`color.feedback.on${capital}Soft`, `color.feedback.${tone}Soft`, 4.5],
  [`color.feedback.${tone}`, `color.feedback.${tone}Soft`, 3],
  ...onEveryGround(`color.feedback.${tone}`, 4.5),
];

/** The pairs that must have their minimum contrast in every realm, theme and scheme. */
export const contrastPairs: readonly Pair[] = [
  // It also takes the place of fainter colours for people who ask for more contrast.
  ...onEveryGround('color.text.default', 7),
  ...onEveryGround('color.text.muted', 4.5),
  ...onEveryGround('color.text.link', 4.5),
  ...onEveryGround('color.action.primary', 4.5),
  ...onEveryGround('color.action.secondary', 4.5),
  ...onEveryGround('color.border.control', 3),
  ...([1, 2, 3, 4, 5, 6] as const).flatMap((index) => onEveryGround(`color.chart.${index}`, 3)),
  ...onEveryGround('color.border.focus', 3),
  ['color.text.default', 'color.action.hover', 4.5],
  ['color.text.muted', 'color.action.hover', 4.5],
  ['color.text.onBar', 'color.surface.bar', 4.5],
  ['color.text.onBar', 'color.surface.barHover', 4.5],
  // The motif of a realm is drawn behind text: its worst pixel has the contrast that the ground has.
  ...(['color.surface.accent', 'color.surface.accentMotif'] as const).flatMap((ground): Pair[] => [
    ['color.text.default', ground, 4.5],
    ['color.border.focus', ground, 3],
  ]),
  ['color.logo.onBarMark', 'color.surface.barHover', 3],
  ['color.border.focusOnBar', 'color.surface.bar', 3],
  ['color.border.focusOnBar', 'color.surface.barHover', 3],
  ['color.text.onInverse', 'color.surface.inverse', 4.5],
  ['color.action.onPrimary', 'color.action.primary', 4.5],
  ['color.action.onPrimary', 'color.action.primaryHover', 4.5],
  ['color.action.onSecondary', 'color.action.secondary', 4.5],
  ['color.action.onSecondary', 'color.action.secondaryHover', 4.5],
  ['color.action.onSelected', 'color.action.selected', 4.5],
  ['color.action.primary', 'color.action.selected', 4.5],
  ['color.progress.indicator', 'color.progress.track', 3],
  ...onEveryGround('color.logo.word', 4.5),
  ...onEveryGround('color.logo.mark', 3),
  ['color.logo.onBarMark', 'color.surface.bar', 3],
  ['color.logo.onBarAccent', 'color.surface.bar', 3],
  ['color.reader.text', 'color.reader.page', 7],
  ['color.reader.muted', 'color.reader.page', 4.5],
  ['color.reader.link', 'color.reader.page', 4.5],
  ['color.reader.onSpoken', 'color.reader.spoken', 4.5],
  ['color.reader.text', 'color.reader.marked', 4.5],
  ['color.reader.link', 'color.reader.marked', 4.5],
  ['color.reader.onHighlight', 'color.reader.highlight.yellow', 4.5],
  ['color.reader.onHighlight', 'color.reader.highlight.green', 4.5],
  ['color.reader.onHighlight', 'color.reader.highlight.blue', 4.5],
  ['color.reader.onHighlight', 'color.reader.highlight.pink', 4.5],
  ...(['sepia', 'grey'] as const).flatMap((colour): Pair[] => [
    [`color.reader.${colour}.text`, `color.reader.${colour}.page`, 7],
    [`color.reader.${colour}.muted`, `color.reader.${colour}.page`, 4.5],
  ]),
  ...ofFeedback('success', 'Success'),
  ...ofFeedback('error', 'Error'),
  ...ofFeedback('warning', 'Warning'),
  ...ofFeedback('info', 'Info'),
];
