import { contractDataProvider } from '@realmkit/admin-kit';
import { getSchoolUnit } from '@realmkit/openapi/answers/customer-management';
import { exampleOf } from '@realmkit/openapi/testing';
import { createFakeShell } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { resources } from './resources.ts';
import { useGetAllRows } from './useGetAllRows.ts';

afterEach(cleanup);

const units = Array.from({ length: 1101 }, (_, index) => ({ ...exampleOf(getSchoolUnit), uid: `se-school-${index}` }));

function Count() {
  const { data, error } = useGetAllRows('schoolUnits', {});
  return <p>{error?.message ?? (data ? `${data.length} rows` : 'loading')}</p>;
}

/** Shows how many school units are loaded from a service, and returns the numbers of the requested pages. */
async function showCount(rowsOf: (page: number, size: number) => readonly object[] | undefined): Promise<number[]> {
  const pages: number[] = [];
  const answer = ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const page = Number(query.get('page'));
    pages.push(page);
    const data = rowsOf(page, Number(query.get('size')));
    return data ? Response.json({ data, meta: { totalItems: units.length } }) : Response.json({ name: 'forbidden' }, { status: 403 });
  };
  const { clients, queryClient, report } = await createFakeShell({ app: 'admin', answer });
  render(
    <CoreAdminContext dataProvider={contractDataProvider({ clients, resources, queryClient, report })} queryClient={queryClient}>
      <Count />
    </CoreAdminContext>,
  );
  return pages;
}

test('all rows of a list are loaded beyond the ten pages of a bulk fetch, and a row that moved to the next page counts once', async () => {
  // A row was added before the second page while that was loaded.
  const pages = await showCount((page, size) => units.slice((page - 1) * size - (page === 2 ? 1 : 0), page * size));
  expect(await screen.findByText('1101 rows')).toBeInTheDocument();
  expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('an error on a later page is returned instead of an incomplete list', async () => {
  const pages = await showCount((page, size) => (page === 3 ? undefined : units.slice((page - 1) * size, page * size)));
  expect(await screen.findByText('forbidden')).toBeInTheDocument();
  expect(pages).toEqual([1, 2, 3]);
});
