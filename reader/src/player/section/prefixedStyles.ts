/** The standard names of prefixed EPUB properties that are more than the name without the prefix. */
const standardNames: Readonly<Record<string, string>> = {
  'text-combine': 'text-combine-upright',
  'text-combine-horizontal': 'text-combine-upright',
};

/** Values of the prefixed properties that have another name in the standard property. */
const standardValues: readonly (readonly [name: RegExp, value: RegExp, standard: string])[] = [
  [/^text-combine/, /^(horizontal|all|digits)\b.*$/, 'all'],
  [/^text-orientation$/, /^(sideways-right|rotate-right)$/, 'sideways'],
  [/^text-orientation$/, /^(vertical-right|rotate-normal|auto)$/, 'mixed'],
  [/^text-underline-position$/, /^alphabetic$/, 'auto'],
  [/^text-transform$/, /^-epub-fullwidth$/, 'full-width'],
];

/** Rewrites prefixed EPUB properties to their standard names, which browsers know. */
export const withStandardProperties = (css: string): string =>
  css.replace(/(^|[\s;{])-epub-([a-z-]+)(\s*:\s*)([^;{}!]+)/gi, (whole, before: string, name: string, colon: string, written: string) => {
    const property = name.toLowerCase();
    const value = written.trim();
    const standard = standardValues.find(([names, values]) => names.test(property) && values.test(value))?.[2] ?? value;
    return `${before}${standardNames[property] ?? property}${colon}${standard}${/\s*$/.exec(whole)?.[0] ?? ''}`;
  });
