import Button from '@mui/material/Button';
import { type Theme, useTheme } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Realm } from '../realm/Realm.ts';
import { schemeStorageKey } from '../scheme/schemeChoice.ts';
import { useScheme } from '../scheme/useScheme.ts';
import type { ThemeName } from '../tokens/tokenSet.ts';
import { useRealmIdentity } from './RealmContext.ts';
import { RealmProvider } from './RealmProvider.tsx';

const page = document.documentElement;
let systemChanged: (event: { matches: boolean }) => void = () => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: (listener: typeof systemChanged) => {
      systemChanged = listener;
    },
    removeListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Shown() {
  const { name } = useRealmIdentity();
  const { scheme, choice, choose } = useScheme();
  return (
    <>
      <p>{`${name}, ${scheme} by ${choice}`}</p>
      <button type="button" onClick={() => choose('dark')}>
        Dark
      </button>
    </>
  );
}

test('the page carries the attributes that the style sheet goes by', () => {
  render(
    <RealmProvider realm="fr" theme="sondo">
      <Shown />
    </RealmProvider>,
  );
  expect({ ...page.dataset, dir: page.dir }).toEqual({ realm: 'fr', theme: 'sondo', scheme: 'light', dir: 'ltr' });
  expect(screen.getByText('Libellule, light by system')).toBeVisible();
});

test('a change of realm changes attributes of the page, and neither theme nor styles', () => {
  const themes = new Set<Theme>();
  const Looked = () => {
    themes.add(useTheme());
    return null;
  };
  const dressed = (realm: Realm, theme: ThemeName) => (
    <RealmProvider realm={realm} theme={theme}>
      <Button variant="contained">Read</Button>
      <Looked />
    </RealmProvider>
  );
  const styles = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const { rerender } = render(dressed('se', 'default'));
  const before = styles();
  rerender(dressed('fr', 'sondo'));
  expect({ ...page.dataset }).toMatchObject({ realm: 'fr', theme: 'sondo' });
  expect(themes.size).toBe(1);
  expect(before).not.toHaveLength(0);
  expect(styles()).toEqual(before);
});

test('until someone chooses, the scheme follows the system', () => {
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  act(() => systemChanged({ matches: true }));
  expect(page.dataset.scheme).toBe('dark');
  expect(localStorage.getItem(schemeStorageKey)).toBeNull();
});

test('a choice changes the page and is kept', () => {
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Dark' }).click());
  expect(page.dataset.scheme).toBe('dark');
  expect(localStorage.getItem(schemeStorageKey)).toBe('dark');
  act(() => systemChanged({ matches: false }));
  expect(page.dataset.scheme).toBe('dark');
});

test('a stored choice is worn from the start', () => {
  localStorage.setItem(schemeStorageKey, 'dark');
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  expect(screen.getByText('Realmkit, dark by dark')).toBeVisible();
});

test('a choice in another tab counts here too', () => {
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: schemeStorageKey, newValue: 'dark' })));
  expect(page.dataset.scheme).toBe('dark');
});

test('a held scheme pays no heed to what is stored and stores nothing', () => {
  localStorage.setItem(schemeStorageKey, 'dark');
  const { rerender } = render(
    <RealmProvider realm="se" scheme="light">
      <Shown />
    </RealmProvider>,
  );
  expect(page.dataset.scheme).toBe('light');
  rerender(
    <RealmProvider realm="se" scheme="dark">
      <Shown />
    </RealmProvider>,
  );
  expect(page.dataset.scheme).toBe('dark');
  expect(localStorage.getItem(schemeStorageKey)).toBe('dark');
});
