import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';

const period = { legacyId: 2, type: 'polylino-school', startDate: '2020-08-01', endDate: null, editable: false };

test('after a subscription was handed out, those of the owner and what the organisation holds are fetched again', async () => {
  let handedOut = 0;
  await openPanel('/controlpanel/periods?kind=user&uid=se-user-5', {
    superuser: false,
    organizations: [{ uid: 'se-school-1', name: 'Umeå kommun', role: 'admin', active: true }],
    answer: async ({ url, method }) => {
      const page = (data: readonly object[]) => Response.json({ data, meta: { totalItems: data.length } });
      if (url.includes('/schoolUnitSubscriptionPeriods'))
        return page([{ ...period, schoolUid: 'se-school-1', licences: 25, used: handedOut }]);
      if (!url.includes('/userSubscriptionPeriods')) return undefined;
      if (method === 'GET') return page(handedOut > 0 ? [{ ...period, userUid: 'se-user-5', legacyId: 3, editable: true }] : []);
      handedOut += 1;
      return Response.json({ legacyId: 3 }, { status: 201 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand out a subscription' }));
  expect(screen.getByText(/0 of 25 licences used/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Change: Polylino' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hand out a subscription' }));
  expect(screen.getByText(/1 of 25 licences used/)).toBeVisible();
});
