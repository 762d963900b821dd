import type { Page } from 'playwright';
import type { Row } from '../../scripts/bench/row.ts';
import { compareWithBarePage } from './compareWithBarePage.ts';

/** Compares a guardian's subscriptions with a bare page of React, MUI, router, i18next and react-stripe-js that fetches its plans. */
export const name = 'subscriptions';

/** Selects every plan once and types the code of a gift card. */
async function interactWithPage(page: Page): Promise<void> {
  const plans = page.getByRole('radio');
  await plans.first().waitFor();
  for (const plan of (await plans.all()).reverse()) await plan.check({ force: true });
  await page.getByRole('textbox', { name: 'Code of the gift card' }).pressSequentially('GIFT-2026');
}

export const run = (): Promise<Row[]> =>
  compareWithBarePage({
    page: 'the subscriptions',
    path: '/subscriptions',
    account: 'guardian',
    bare: 'barePlans',
    interaction: 'choose each plan, type a code',
    interact: interactWithPage,
  });
