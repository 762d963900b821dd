import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';
import { languageOfRealm } from './language.ts';
import { sendMail } from './sendMail.ts';

describe.each(serviceDatabases)('the outbox on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  const requestConfirmation = async (realm: 'se' | 'us') =>
    ask(sandbox.app, 'PUT', '/account/me/email', {
      token: await tokenOf(sandbox.app, realm, 'teacher'),
      json: { email: 'maja@example.se' },
      headers: { origin: `http://realmkit.${realm === 'us' ? 'com' : realm}.localhost:8080` },
    });
  const mailsOf = async (realm: string) => (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body.data;

  test('the outbox holds the mails of each realm in the realm’s language', async () => {
    expect((await requestConfirmation('se')).status).toBe(204);
    expect((await requestConfirmation('us')).status).toBe(204);
    const [swedish] = await mailsOf('se');
    const [american] = await mailsOf('us');
    expect(swedish).toMatchObject({
      recipient: 'maja@example.se',
      subject: 'Bekräfta din e-postadress',
      link: expect.stringMatching(/^http:\/\/realmkit\.se\.localhost:8080\/profile\?confirm=/),
    });
    expect(american.subject).toBe('Confirm your email address');
    expect([swedish.id.slice(0, 3), american.id.slice(0, 3)]).toEqual(['eu-', 'us-']);
    expect(await mailsOf('de')).toEqual([]);
  });

  test('the outbox shows a mail as HTML with escaped names and without scripts', async () => {
    const { engine, tables } = sandbox.shards.eu;
    const paragraphs = ['Hej <script>alert(1)</script>!'];
    await sendMail(engine.database, tables, {
      ...languageOfRealm('se'),
      recipient: 'maja@example.se',
      subject: 'Hej',
      paragraphs,
      link: undefined,
      sentAt: 0,
    });
    const [{ id }] = await mailsOf('se');
    const { status, headers, body } = await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain('img-src data:;');
    expect(body).toMatch(/<img src="data:image\/png;base64,iVBOR/);
    const raw = await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=eml`);
    expect(raw.headers.get('content-type')).toBe('message/rfc822');
    expect((await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=text`)).body).toContain('Hej <script>alert(1)</script>!');
  });

  test('a requested email confirmation arrives with its link', async () => {
    const token = await tokenOf(sandbox.app, 'de', 'consumer');
    await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token });
    const mails = await mailsOf('de');
    expect(mails).toHaveLength(1);
    const [{ id, link, subject }] = mails;
    expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect((await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}`)).body).toContain(`href="${link}"`);
  });

  test('links and codes are stored apart from the texts, where placeholders stand for them', async () => {
    const { engine, tables } = sandbox.shards.eu;
    const secrets = { link: 'https://realmkit.no/gift-card?a=1&code=GIFT-NO-1', codes: ['GIFT-NO-1', 'GIFT-NO-2'] };
    const paragraphs = ['⟦code 1⟧ typed by a stranger', ...secrets.codes];
    await sendMail(engine.database, tables, {
      ...languageOfRealm('no'),
      recipient: 'maja@example.no',
      subject: 'Hei',
      paragraphs,
      sentAt: 0,
      ...secrets,
    });
    const { body: list } = await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=no');
    const [stored] = await engine.database.select().from(tables.mails).where(eq(tables.mails.realm, 'no'));
    expect(list.data).toHaveLength(1);
    expect(JSON.stringify([list, stored?.subject, stored?.text, stored?.html])).not.toMatch(/GIFT-NO|gift-card/);
    expect(stored?.text).toContain(': ⟦link⟧\n');
    expect(await mailsOf('no')).toMatchObject([secrets]);
    const sent = async (as: string) => (await ask(sandbox.app, 'GET', `/__sandbox/mails/${list.data[0].id}${as}`)).body;
    expect(await sent('?as=text')).toContain(`[code 1] typed by a stranger\n\nGIFT-NO-1\n\nGIFT-NO-2\n\nÅpne: ${secrets.link}\n`);
    expect(await sent('')).toContain('href="https://realmkit.no/gift-card?a=1&amp;code=GIFT-NO-1"');
    expect(await sent('?as=eml')).toContain('GIFT-NO-2');
    expect(await sent('')).not.toContain('⟦');
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
