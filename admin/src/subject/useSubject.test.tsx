import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';
import { auditLogs } from '../testing/school.ts';

test('a deleted person that was chosen has their name from the audit log', async () => {
  const entries = auditLogs.slice(0, 1).map((entry) => ({ ...entry, subject: 'se-user-77', subjectName: 'Elsa Ek' }));
  const requests: string[] = [];
  await openPanel('/controlpanel/audit?view=user&uid=se-user-77', {
    answer: async (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/auditLogs')) return undefined;
      requests.push(`${url.searchParams.get('size')} ${url.searchParams.get('filters')}`);
      return Response.json({ data: entries, meta: { totalItems: 1 } });
    },
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('Elsa Ek'));
  expect(requests.toSorted()).toEqual(['1 {"subject":"se-user-77"}', '10 {"subject":"se-user-77"}']);
});
