/** The sizes of the absolute keywords of `font-size`, in px. */
const keywordSizes: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

const scale = (_length: string, size: string): string => `calc(${size} * var(--rk-text-scale, 1))`;

const absoluteLength = /(?<![\w#.-])(\d*\.?\d+(?:px|pt|pc|in|cm|mm|q))\b/gi;
const sizeKeyword = /(?<![\w-])(?:xx-small|x-small|small|medium|large|x-large|xx-large|xxx-large)(?![\w-])/gi;
const rootSize = /(?<![\w#.-])\d*\.?\d+(?:px|pt|pc|in|cm|mm|q|em|rem|%)(?!\w)/i;

const declaration = /(^|[;{\s])(font-size|font|line-height)(\s*:)([^;{}]*)/gi;

/** Writes the size keywords of a value in px. */
const withoutKeywords = (value: string): string => value.replace(sizeKeyword, (keyword) => `${keywordSizes[keyword.toLowerCase()]}px`);

/**
 * Makes the absolute sizes of text in declarations follow `--rk-text-scale`, which is the user's text size. The size that they give to the
 * root is noted as `--rk-root-size`: our own rule for the root multiplies it, because all sizes in rem are relative to it.
 */
export const scaleSizes = (declarations: string, isRoot = false): string =>
  declarations.replace(declaration, (_, before: string, property: string, colon: string, value: string) => {
    // A font's name follows in quotes.
    const end = value.search(/["']/);
    const written = end < 0 ? value : value.slice(0, end);
    const isHeight = property.toLowerCase() === 'line-height';
    const sizes = isHeight ? written : withoutKeywords(written);
    const scaled = `${before}${property}${colon}${sizes.replace(absoluteLength, scale)}${value.slice(written.length)}`;
    const ofRoot = isRoot && !isHeight ? rootSize.exec(sizes)?.[0] : undefined;
    return ofRoot ? `${scaled};--rk-root-size:${ofRoot}${/!\s*important/i.test(value) ? ' !important' : ''}` : scaled;
  });

const selectsRoot = (selectors: string): boolean =>
  selectors.split(',').some((selector) => /(^|[\s>+~;}])(\*|html|:root)([.#:[][^\s>+~]*)?$/i.test(selector.trim()));

/** Makes the absolute sizes of text in a style sheet without comments follow `--rk-text-scale`. */
export function scaleSheet(css: string): string {
  let selectors: string | undefined;
  return css
    .split(/([{}])/)
    .map((part, index, parts) => {
      if (index % 2 === 1) return part;
      const scaled = index > 0 ? scaleSizes(part, selectsRoot(selectors ?? '')) : part;
      selectors = parts[index + 1] === '{' ? part : undefined;
      return scaled;
    })
    .join('');
}
