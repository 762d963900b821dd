import type { Invoice } from '@realmkit/openapi';
import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakePayment } from '../../payment/testing/fakePayment.ts';
import { openPage } from '../../testing/openPage.tsx';

const family: FakeShellOptions = {
  realm: 'uk',
  organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
};
const year: Invoice = {
  id: 'in_1',
  number: 'UK-000001',
  status: 'refunded',
  credit: 783,
  amount_due: 8207,
  amount_paid: 8207,
  from_balance: 0,
  tax: 1368,
  tax_percent: 20,
  currency: 'gbp',
  created: '2026-11-05T08:00:00.000Z',
  period_start: '2026-11-05T08:00:00.000Z',
  period_end: '2027-11-05T08:00:00.000Z',
  subscription: 'sub_1',
  description: 'Library',
  kind: 'invoice',
  credit_note_of: null,
  paid_at: '2026-11-05T08:00:00.000Z',
  lines: [
    { kind: 'product', description: 'Library', amount: 8990 },
    { kind: 'credit', description: 'Unused days of your former plan', amount: -783 },
  ],
};
const note: Invoice = { ...year, id: 'in_2', number: 'UK-000002', kind: 'credit_note', credit_note_of: 'UK-000001' };

/** Opens the subscriptions of a family with these invoices. */
async function openInvoices(invoices: readonly Invoice[]) {
  const payment = fakePayment();
  await openPage('/subscriptions', {
    ...family,
    answer: (request) =>
      request.method === 'GET' && request.url.endsWith('/payment/invoices') ? Response.json({ data: invoices }) : payment.answer(request),
  });
  return payment;
}

test('an invoice is listed with the lines that add up to it, and a credit note with what it takes off and the invoice that it is about', async () => {
  await openInvoices([note, year]);
  const [credited, charged] = await within(await screen.findByRole('region', { name: 'Invoices' })).findAllByRole('listitem');
  expect(charged).toHaveTextContent('UK-000001 · Refunded');
  expect(charged).toHaveTextContent('Library £89.90');
  expect(charged).toHaveTextContent('Unused days of your former plan -£7.83');
  expect(credited).toHaveTextContent('Credit note UK-000002 · UK-000001');
  expect(within(credited ?? document.body).getByText('-£82.07')).toBeVisible();
  expect(within(credited ?? document.body).getByRole('button', { name: 'Download credit note UK-000002' })).toBeVisible();
});

test('an invoice whose lines were not stored says so, and one of an older service says nothing', async () => {
  const { lines: _lines, kind: _kind, ...older } = year;
  await openInvoices([
    { ...year, lines: null },
    { ...older, id: 'in_0', number: 'UK-000000' },
  ]);
  const [first, second] = await within(await screen.findByRole('region', { name: 'Invoices' })).findAllByRole('listitem');
  expect(first).toHaveTextContent('Its items were not stored at that time.');
  expect(second).not.toHaveTextContent('not stored');
});

test('address and VAT number for later invoices are sent without the card, and the page says when they count', async () => {
  const payment = await openInvoices([]);
  const form = within(await screen.findByRole('region', { name: 'On your invoices' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Address' }), '1 High Street, London');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(payment.bodies.at(-1)).toEqual({ address: '1 High Street, London', vat_number: '' }));
  expect(await form.findByText('Your next invoice will say this.')).toBeVisible();
});
