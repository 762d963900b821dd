import { type Invoice, unwrap } from '@realmkit/openapi';
import type { Shell } from '@realmkit/shell';
import { expectStatus } from '../../payment/calls/paymentCalls.ts';
import { countryHeader } from '../../payment/calls/paymentHeaders.ts';

/** Fetches an invoice with the session's token and downloads it as a file. */
export async function downloadInvoice(shell: Shell, { id, number }: Pick<Invoice, 'id' | 'number'>): Promise<void> {
  const params = { header: countryHeader(shell), path: { id } };
  const page = unwrap(expectStatus(200, await shell.clients.payment.GET('/invoices/{id}/file', { params, parseAs: 'text' })));
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: `${number}.html` });
  link.click();
  URL.revokeObjectURL(url);
}
