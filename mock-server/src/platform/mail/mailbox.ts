import { invalid, notFound } from '@realmkit/contract-engine';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { shards as allShards, isRealm, realmShards, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import { headOf } from './head.ts';
import { headId } from './headId.ts';
import { revealSecrets } from './mailSecrets.ts';
import { rawMail } from './rawMail.ts';
import { mailPolicy } from './renderMail.ts';

/** The maximum number of listed mails of a realm. */
const maxListed = 200;

const noStore = { 'cache-control': 'no-store' };

/** Parses a mail's id into its shard and number, e.g. `eu-12`. */
function placeOf(id: string) {
  const [, shard, number] = /^(eu|us)-(\d{1,9})$/.exec(id) ?? [];
  const named = allShards.find((one) => one === shard);
  if (!named) throw notFound('There is no such mail.');
  return { shard: named, number: Number(number) };
}

/**
 * Serves the outbox of the platform: `GET /?realm=` lists a realm's mails, the newest first, `GET /links?realm=` with their links and codes; `GET /:id`
 * shows one as it is sent: as HTML, as text with `?as=text`, or as the whole message with `?as=eml`.
 */
export function mailbox(shards: Readonly<Record<Shard, ShardData>>): Hono {
  const app = new Hono();
  const listMails = async (realm: string | undefined) => {
    if (realm === undefined) throw invalid('Say which realm.', { attribute: 'realm', reason: 'required' });
    if (!isRealm(realm)) throw invalid('There is no such realm.', { attribute: 'realm', reason: 'enum' });
    const { engine, tables, shard } = shards[realmShards[realm]];
    const { id, recipient, subject, link, codes, sentAt } = tables.mails;
    const rows = await engine.database
      .select({ id, recipient, subject, link, codes, sentAt })
      .from(tables.mails)
      .where(eq(tables.mails.realm, realm))
      .orderBy(desc(id))
      .limit(maxListed);
    return rows.map((row) => ({ ...row, id: `${shard}-${row.id}` }));
  };
  app.get('/', async (context) => {
    const mails = await listMails(context.req.query('realm'));
    return context.json({ data: mails.map(({ link, codes, ...mail }) => mail) });
  });
  app.get('/links', async (context) => context.json({ data: await listMails(context.req.query('realm')) }, 200, noStore));
  app.get('/:id', async (context) => {
    const { shard, number } = placeOf(context.req.param('id'));
    const { engine, tables } = shards[shard];
    const [stored] = await engine.database.select().from(tables.mails).where(eq(tables.mails.id, number));
    if (!stored) throw notFound('There is no such mail.');
    const mail = { ...stored, ...revealSecrets(stored, stored) };
    const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', ...noStore };
    const form = context.req.query('as');
    if (form === 'text') return context.text(mail.text, 200, headers);
    if (form === 'eml') {
      const name = `${shard}-${mail.id}.eml`;
      const download = { ...headers, 'content-type': 'message/rfc822', 'content-disposition': `attachment; filename="${name}"` };
      return context.body(new Uint8Array(await rawMail(mail, `${shard}-${mail.id}`)), 200, download);
    }
    // Names and messages are escaped, so that only the frame of a mail can contain this attribute.
    const head = `src="data:image/png;base64,${Buffer.from(await headOf(mail.realm)).toString('base64')}"`;
    return context.html(mail.html.replace(`src="cid:${headId}"`, head), 200, { ...headers, 'content-security-policy': mailPolicy });
  });
  return app;
}
