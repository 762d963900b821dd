import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  const cancelAs = (name: string, country: string) =>
    ask(sandbox.app, 'POST', '/payment/contract-cancellations', {
      json: { name, email: 'maja@example.se' },
      headers: { 'X-Country': country, origin: `http://realmkit.${country === 'us' ? 'com' : country}.localhost:8080` },
    });
  const mailsOf = async (realm: string) => (await ask(sandbox.app, 'GET', `/__sandbox/mails?realm=${realm}`)).body.data;

  test('the outbox holds the mails of each realm in the realm’s language', async () => {
    expect((await cancelAs('Maja', 'se')).status).toBe(202);
    expect((await cancelAs('Maya', 'us')).status).toBe(202);
    const [swedish] = await mailsOf('se');
    const [american] = await mailsOf('us');
    expect(swedish).toMatchObject({
      recipient: 'maja@example.se',
      subject: 'Bekräftelse på din uppsägning',
      link: 'http://realmkit.se.localhost:8080/subscriptions',
    });
    expect(american.subject).toBe('Confirmation of your cancellation');
    expect([swedish.id.slice(0, 3), american.id.slice(0, 3)]).toEqual(['eu-', 'us-']);
    expect(await mailsOf('de')).toEqual([]);
  });

  test('the outbox shows a mail as HTML with escaped names and without scripts', async () => {
    await cancelAs('<script>alert(1)</script>', 'se');
    const [{ id }] = await mailsOf('se');
    const { status, headers, body } = await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
    expect((await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=text`)).body).toContain('Hej <script>alert(1)</script>!');
  });

  test('a requested email confirmation arrives with its link', async () => {
    const token = await tokenOf(sandbox.app, 'de', 'consumer');
    await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token, json: {} });
    const [{ id, link, subject }] = await mailsOf('de');
    expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect((await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}`)).body).toContain(`href="${link}"`);
  });

  test.each(['eu-999999', 'eu-x', 'de-1', '1'])('the unknown mail id %s gets 404', async (id) => {
    const { status, body } = await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}`);
    expect([status, body.name]).toEqual([404, 'not_found']);
  });

  test.each(['', '?realm=xx'])('the mail list with the query "%s" is refused', async (query) => {
    const { status, body } = await ask(sandbox.app, 'GET', `/__sandbox/mails${query}`);
    expect([status, body.attributes[0].attribute]).toEqual([400, 'realm']);
  });
});
