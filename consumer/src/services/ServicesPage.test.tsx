import type { ProfileSubscription } from '@realmkit/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';

const profile = (subscriptions: readonly ProfileSubscription[]) =>
  Response.json({ actions: [], attributes: { menu: { value: [] }, homepage: { value: null }, subscriptions: { value: subscriptions } } });

/** Opens the services page; the responses are sent in order, and the last one is repeated. */
async function openServices(...answers: (() => Response)[]) {
  const answer = ({ url }: Request) => {
    if (!url.endsWith('/control-panel/v1/me')) return undefined;
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  };
  await openPage('/services', { answer });
}

const list = async () => {
  await screen.findByText('What’s included in your subscriptions and your school’s.');
  return within(within(screen.getByRole('main')).getByRole('list'));
};

test('the services page lists the services of active subscriptions with their last day', {
  tags: ['shell §2.37', 'admin §2.15'],
}, async () => {
  await openServices(() =>
    profile([
      { label: 'polylino-school', value: [{ endDate: '2031-06-30', active: true }] },
      { label: 'begreppa-4-6', value: [{ endDate: null, active: true }] },
      { label: 'polylino-preschool', value: [{ endDate: '2024-06-30', active: false }] },
      { label: 'something-new', value: [{ endDate: '2031-01-01', active: true }] },
    ]),
  );
  expect((await list()).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Polyglutt for schoolsuntil 30 June 2031',
    'BegreppaNo end date',
    'something-newuntil 1 January 2031',
  ]);
});

test('a user without services reads whom to ask', async () => {
  await openServices(() => profile([]));
  expect(await screen.findByText(/^You have no services yet\./)).toBeVisible();
});

test('a guardian without services sees a link to the subscriptions', async () => {
  await openPage('/services', {
    organizations: [{ uid: 'uk-families', name: 'Families', role: 'guardian', active: true }],
    answer: ({ url }) => (url.endsWith('/control-panel/v1/me') ? profile([]) : undefined),
  });
  expect(await screen.findByRole('link', { name: 'Subscriptions' })).toHaveAttribute('href', '/subscriptions');
});

test('services that could not be loaded can be loaded again', async () => {
  await openServices(
    () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }),
    () => profile([{ label: 'begreppa', value: [{ active: true }] }]),
  );
  expect(await screen.findByText('We could not load your services.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Begreppa')).toBeVisible();
});
