/** Returns the custom property of a token, such as `--rk-color-text-default` for `color.text.default`. */
export const cssVariable = (name: string): string => `--rk-${name.replaceAll('.', '-')}`;
