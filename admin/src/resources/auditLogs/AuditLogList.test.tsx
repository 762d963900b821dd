import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';
import { auditLogs } from '../../testing/school.ts';

const [entry] = auditLogs;
const all = Array.from({ length: 31 }, (_, index) => ({ ...entry, id: index, subjectName: `Person ${index}` }));

/** Opens a path of the audit log over a service with 31 entries; returns the page and size of each request. */
async function openLog(path: string) {
  const requests: string[] = [];
  const { shell } = await openPanel(path, {
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/auditLogs')) return undefined;
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
      requests.push(`page ${page}, size ${size}, ${searchParams.get('filters') ?? 'all'}`);
      return Response.json({ data: all.slice((page - 1) * size, page * size), meta: { totalItems: all.length } });
    },
  });
  await screen.findAllByText(/^Person \d+$/);
  return { shell, requests };
}

const shown = () => screen.getAllByText(/^Person \d+$/).map(({ textContent }) => textContent);

test('the audit log shows ten entries, and its page and size are those of the address', async () => {
  const { requests } = await openLog('/controlpanel/audit');
  expect(shown()).toHaveLength(10);
  expect(requests).toEqual(['page 1, size 10, all']);
  await userEvent.click(screen.getByRole('link', { name: /4$/ }));
  await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/Person 30$/)]));
});

test('the address of a page of the audit log opens that page, and another view starts on the first one', async () => {
  const { requests } = await openLog('/controlpanel/audit?view=actor&uid=se-user-1&page=2&itemsPerPage=25');
  expect(shown()).toHaveLength(6);
  expect(requests).toEqual(['page 2, size 25, {"actorUid":"se-user-1"}']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Everything');
  await waitFor(() => expect(requests.at(-1)).toBe('page 1, size 10, all'));
});
