/** The keys of the keyboard that are not letters (W3C WebDriver §17.4.2). */
const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Space: ' ',
};

/** Returns the actions of a key press such as `Enter`, `a` or `Shift+Tab`. */
export function pressActions(press: string) {
  const values = press.split(/(?<=.)\+/).map((key) => {
    const value = keys[key] ?? (key.length === 1 ? key : undefined);
    if (value === undefined) throw new Error(`The key ${key} is not in e2e/webkit/keys.ts`);
    return value;
  });
  return [...values.map((value) => ({ type: 'keyDown', value })), ...values.toReversed().map((value) => ({ type: 'keyUp', value }))];
}
