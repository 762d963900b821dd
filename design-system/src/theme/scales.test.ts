import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { tokenTables } from '../../generated/tokenTables.ts';
import { tokenSet } from '../tokens/tokenSet.ts';
import { pageTheme } from './pageTheme.ts';
import { plainThemeOptions } from './plainTheme.ts';

const tokens = tokenSet('se', 'default', 'light');
const spaces = tokenTables.flatMap(({ names }) => names).filter((name) => name.startsWith('space.'));

test('each step of space is the spacing of its factor, so that sx and tokens give the same distance', () => {
  const { spacing } = createTheme(plainThemeOptions('se', 'default', 'light'));
  expect(spaces).toHaveLength(12);
  expect(spaces.map((name) => spacing(Number(name.slice('space.'.length)) / 100))).toEqual(spaces.map((name) => tokens[name]));
});

test("MUI's menus float and its dialogs lie over the page with the shadows of the scheme", () => {
  const { shadows } = pageTheme();
  expect([shadows[0], shadows[1], shadows[8], shadows[24]]).toEqual([
    'none',
    'var(--rk-shadow-raised)',
    'var(--rk-shadow-floating)',
    'var(--rk-shadow-overlay)',
  ]);
  expect(tokenSet('se', 'default', 'dark')['shadow.floating']).not.toBe(tokens['shadow.floating']);
});

test("MUI's layers are those of the tokens, from the button that floats to the hint", () => {
  const { fab, appBar, drawer, modal, snackbar, tooltip } = pageTheme().zIndex;
  expect([fab, appBar, drawer, modal, snackbar, tooltip].map(String)).toEqual(
    (['fab', 'appBar', 'drawer', 'modal', 'snackbar', 'tooltip'] as const).map((layer) => tokens[`zIndex.${layer}`]),
  );
  expect([fab, appBar, drawer, modal, snackbar, tooltip]).toEqual(
    [fab, appBar, drawer, modal, snackbar, tooltip].toSorted((a, b) => a - b),
  );
});
