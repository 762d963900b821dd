import Button from '@mui/material/Button';
import { type Theme, useTheme } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Realm } from '../realm/Realm.ts';
import { schemeStorageKey } from '../scheme/schemeChoice.ts';
import { useScheme } from '../scheme/useScheme.ts';
import type { ThemeName } from '../tokens/tokenSet.ts';
import { preparePage } from './pageStyles.ts';
import { useRealmIdentity } from './RealmContext.ts';
import { RealmProvider } from './RealmProvider.tsx';

const page = document.documentElement;
let system = Object.assign(new EventTarget(), { matches: false });

/** Changes the system's scheme, as at sunset. */
const systemBecomes = (scheme: 'light' | 'dark') =>
  act(() => {
    system.matches = scheme === 'dark';
    system.dispatchEvent(new Event('change'));
  });

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
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

test('the provider sets the page attributes that the style sheet selects by', () => {
  render(
    <RealmProvider realm="fr" theme="sondo">
      <Shown />
    </RealmProvider>,
  );
  expect({ ...page.dataset, dir: page.dir }).toEqual({ realm: 'fr', theme: 'sondo', scheme: 'light', dir: 'ltr' });
  expect(screen.getByText('Libellule, light by system')).toBeVisible();
});

test('a change of realm changes only page attributes, not the theme or the styles', () => {
  const themes = new Set<Theme>();
  const ReadsTheme = () => {
    themes.add(useTheme());
    return null;
  };
  const themed = (realm: Realm, theme: ThemeName) => (
    <RealmProvider realm={realm} theme={theme}>
      <Button variant="contained">Read</Button>
      <ReadsTheme />
    </RealmProvider>
  );
  const styles = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const { rerender } = render(themed('se', 'default'));
  const before = styles();
  rerender(themed('fr', 'sondo'));
  expect({ ...page.dataset }).toMatchObject({ realm: 'fr', theme: 'sondo' });
  expect(themes.size).toBe(1);
  expect(before).not.toHaveLength(0);
  expect(styles()).toEqual(before);
});

test('the scheme follows the system until the user chooses one', () => {
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  systemBecomes('dark');
  expect(page.dataset.scheme).toBe('dark');
  expect(localStorage.getItem(schemeStorageKey)).toBeNull();
});

test('a chosen scheme is applied and stored', () => {
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Dark' }).click());
  expect(page.dataset.scheme).toBe('dark');
  expect(localStorage.getItem(schemeStorageKey)).toBe('dark');
  systemBecomes('light');
  expect(page.dataset.scheme).toBe('dark');
});

test('a stored scheme is applied at start', () => {
  localStorage.setItem(schemeStorageKey, 'dark');
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  expect(screen.getByText('Realmkit, dark by dark')).toBeVisible();
});

test('a scheme chosen in another tab is applied in this tab', () => {
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  localStorage.setItem(schemeStorageKey, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: schemeStorageKey, newValue: 'dark' })));
  expect(page.dataset.scheme).toBe('dark');
});

test('another tab that deletes all that is stored returns to the scheme of the system', () => {
  localStorage.setItem(schemeStorageKey, 'dark');
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByText('Realmkit, light by system')).toBeVisible();
  expect(page.dataset.scheme).toBe('light');
});

test('a chosen scheme holds for the page where the browser denies its storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, clear: () => undefined });
  render(
    <RealmProvider realm="se">
      <Shown />
    </RealmProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Dark' }).click());
  expect(screen.getByText('Realmkit, dark by dark')).toBeVisible();
  expect(page.dataset.scheme).toBe('dark');
});

test('a forced scheme ignores the stored choice and stores nothing', () => {
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

test('a page that is prepared before its first render gets no global rules twice, and those of its components come after', () => {
  preparePage();
  const sheets = () => [...document.head.querySelectorAll('style')];
  const prepared = sheets();
  render(
    <RealmProvider realm="se">
      <Button>Save</Button>
    </RealmProvider>,
  );
  const rules = sheets().map(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(''));
  expect(rules.filter((text) => text.includes('--mui-spacing:'))).toHaveLength(1);
  expect(prepared.filter((sheet) => !sheets().includes(sheet))).toEqual([]);
  const global = sheets().findIndex(({ sheet }) => [...(sheet?.cssRules ?? [])].some(({ cssText }) => cssText.includes('--mui-spacing:')));
  const component = sheets().findIndex(({ dataset }) => dataset.emotion !== undefined);
  expect(component).toBeGreaterThan(global);
});
