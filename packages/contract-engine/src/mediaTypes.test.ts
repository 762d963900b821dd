import { expect, test } from 'vitest';
import { HttpError } from './httpError.ts';
import { operationsOf } from './operation.ts';
import { contractService } from './service.ts';
import { openTestContract } from './testing/openTestContract.ts';

const operations = operationsOf(await openTestContract('tickets.yaml'));
const violation = (id: string, status: number, type: string | undefined, body: unknown) =>
  operations.find((operation) => operation.id === id)?.violationIn({ status, body, ...(type && { headers: { 'Content-Type': type } }) });

test('an answer is judged by the schema of its media type, and refused where the contract has none of it', () => {
  expect(violation('listTickets', 200, undefined, [{ seat: 'A1' }])).toBeUndefined();
  expect(violation('listTickets', 200, 'application/json; charset=utf-8', [{}])).toContain('seat');
  expect(violation('listTickets', 200, 'text/csv', 'seat\nA1')).toBeUndefined();
  expect(violation('listTickets', 200, 'text/html', '<p>A1</p>')).toBe(
    'the media type is text/html, and must be application/json or text/csv',
  );
  expect(violation('listTickets', 400, 'application/json', { title: 'No' })).toBe(
    'the media type is application/json, and must be application/problem+json',
  );
  expect(violation('listTickets', 400, 'text/html', new Uint8Array())).toContain('must be application/problem+json');
});

test('an error is answered in the media type that the contract documents', async () => {
  const refused = () => {
    throw new HttpError(409, { name: 'taken', message: 'The seat is sold.', title: 'The seat is sold.' });
  };
  const serve = contractService<{ sellTicket: unknown }, undefined>({
    operations,
    handlers: { sellTicket: refused as never },
    enter: () => undefined,
  });
  const request = { method: 'POST', path: '/tickets', search: '', header: () => 'application/json', text: async () => '{"seat":"A1"}' };
  expect(await serve(request)).toMatchObject({ status: 409, headers: { 'Content-Type': 'application/problem+json' } });
});
