import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

const field = (searchString: string, onSearch: (words: string, replace: boolean) => void) => (
  <SearchField label="Search" hint="Name" searchString={searchString} onSearch={onSearch} />
);

test('the search field keeps letters that are typed before the previous search has loaded', async () => {
  const onSearch = vi.fn();
  const { rerender } = render(field('', onSearch));
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'ast');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ast', false));
  await userEvent.type(search, 'rid');
  expect(search).toHaveValue('astrid');
  rerender(field('ast', onSearch));
  expect(search).toHaveValue('astrid');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('astrid', true));
  rerender(field('astrid', onSearch));
  rerender(field('', onSearch));
  expect(search).toHaveValue('');
});

test('clearing the search field brings back the original list', async () => {
  const onSearch = vi.fn();
  render(field('', onSearch));
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'ast');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ast', false));
  await userEvent.clear(search);
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('', true));
  expect(search).toHaveValue('');
});
