import { expect, test } from 'vitest';
import { loadPanelState, panelKey, savePanelState } from './panelState.ts';

function storage() {
  const held = new Map<string, string>();
  return { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) };
}

test('reader §1: the open panel and its submission persist to session storage, separately for each book', () => {
  const session = storage();
  const key = panelKey('book-1', 'u1');
  savePanelState(key, { submissionsOpen: true, currentSubmissionId: 's1' }, () => session);
  expect(loadPanelState(key, () => session)).toEqual({ submissionsOpen: true, currentSubmissionId: 's1' });
  for (const other of [panelKey('book-2', 'u1'), panelKey('book-1', 'u2'), panelKey('book-1', undefined)])
    expect(loadPanelState(other, () => session)).toEqual({ submissionsOpen: false });
});

test('invalid stored state, or a storage that throws, leaves the panel closed', () => {
  const closed = () => {
    throw new Error('closed');
  };
  savePanelState('book-1', { submissionsOpen: true }, closed);
  expect(loadPanelState('book-1', closed)).toEqual({ submissionsOpen: false });
  expect(loadPanelState('book-1', () => ({ ...storage(), getItem: () => '[' }))).toEqual({ submissionsOpen: false });
});
