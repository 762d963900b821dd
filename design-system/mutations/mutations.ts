/** The check that must detect a mutation of a token or component. */
export type Guard = 'contrast' | 'axe' | 'picture';

/** One mutation: a text in a file that is replaced by another, the check that must fail, and its expected output. */
export interface Mutation {
  readonly name: string;
  /** The path within the design system. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly guard: Guard;
  /** The story or test files to run, by a part of their name. */
  readonly runs: string;
  readonly complaint: RegExp;
}

const contrast = (name: string, file: string, from: string, to: string, complaint: RegExp): Mutation => ({
  name,
  file: `tokens/${file}.tokens.json`,
  from,
  to,
  guard: 'contrast',
  runs: 'src/tokens/contrast',
  complaint,
});

/** Twelve mutations of the design system, each of which a check must detect. */
export const mutations: readonly Mutation[] = [
  contrast(
    'muted text too light',
    'scheme/light',
    '"muted": {\n        "$value": "{ramp.neutral.600}"',
    '"muted": {\n        "$value": "{ramp.neutral.400}"',
    /color\.text\.muted on/,
  ),
  contrast(
    'words on the bar too faint',
    'theme/default',
    '"$value": "{ramp.neutral.0}"',
    '"$value": "{ramp.brand.500}"',
    /color\.text\.onBar on color\.surface\.bar/,
  ),
  contrast(
    'a focus ring that nobody sees',
    'scheme/light',
    '"focus": {\n        "$value": "{ramp.brand.600}"',
    '"focus": {\n        "$value": "{ramp.brand.200}"',
    /color\.border\.focus on/,
  ),
  contrast(
    'the heard sentence loses its ink',
    'scheme/light',
    '"onSpoken": {\n        "$value": "{ramp.neutral.950}"',
    '"onSpoken": {\n        "$value": "{ramp.neutral.500}"',
    /color\.reader\.onSpoken on/,
  ),
  contrast(
    'one realm’s brand too pale',
    'realm/fi',
    '"700":',
    '"700": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.8, 0.8], "hex": "#99cccc" } }, "701":',
    /color\.action\.primary on/,
  ),
  {
    name: 'an icon button without a name',
    file: 'src/components/Button/IconButton.tsx',
    from: ' aria-label={label}',
    to: ' data-label={label}',
    guard: 'axe',
    runs: 'components/Button/Button.stories',
    complaint: /discernible text|Unable to find|button-name/i,
  },
  {
    name: 'a label that belongs to no field',
    file: 'src/components/TextField/TextField.tsx',
    from: '<Label htmlFor={id} data-required={input.required || undefined}>',
    to: '<Label>',
    guard: 'axe',
    runs: 'components/TextField/TextField.stories',
    complaint: /label|Unable to find/i,
  },
  {
    name: 'a filled alert in its own colour',
    file: 'src/theme/palette.ts',
    from: "errorFilledColor: colour('color.feedback.onError')",
    to: "errorFilledColor: colour('color.text.muted')",
    guard: 'axe',
    runs: 'kitchen-sink/KitchenSink.once.stories',
    complaint: /contrast/i,
  },
  {
    name: 'a progress bar that says nothing',
    file: 'src/components/Progress/Progress.tsx',
    from: ' aria-labelledby={id}',
    to: '',
    guard: 'axe',
    runs: 'components/Progress/Progress.stories',
    complaint: /accessible name|Unable to find/i,
  },
  {
    name: 'cards two pixels less round',
    file: 'tokens/realm/se.tokens.json',
    from: '"card": { "$value": { "value": 12,',
    to: '"card": { "$value": { "value": 10,',
    guard: 'picture',
    runs: 'layouts/HomeLayout',
    complaint: /Screenshot does not match/i,
  },
  {
    name: 'a bar one pixel lower',
    file: 'tokens/base.tokens.json',
    from: '"topBar": {\n      "$value": {\n        "value": 64,',
    to: '"topBar": {\n      "$value": {\n        "value": 63,',
    guard: 'picture',
    runs: 'layouts/ControlPanelLayout',
    complaint: /Screenshot does not match/i,
  },
  {
    name: 'a thinner line below the current tab',
    file: 'src/layouts/TabsLayout/LinkTabs.tsx',
    from: "token('border.marker')",
    to: "token('border.thick')",
    guard: 'picture',
    runs: 'layouts/TabsLayout',
    complaint: /Screenshot does not match/i,
  },
];
