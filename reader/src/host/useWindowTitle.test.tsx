import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWindowTitle } from './useWindowTitle.ts';

test('the title of the window names a page as long as it is shown, each time that it is opened', () => {
  document.title = '';
  const show = (title: string) => renderHook(useWindowTitle, { initialProps: title });
  const { rerender, unmount } = show('');
  const before = document.title;
  expect(before).not.toBe('');
  rerender('The lake');
  expect(document.title).toMatch(/^The lake – /);
  unmount();
  expect(document.title).toBe(before);
  const again = show('Another book');
  expect(document.title).toMatch(/^Another book – /);
  again.unmount();
  expect(document.title).toBe(before);
});
