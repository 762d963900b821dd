import { invalid, notFound } from '@realmkit/contract-engine';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { shards as allShards, isRealm, realmShards, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import { mailPolicy } from './renderMail.ts';

/** The maximum number of listed mails of a realm. */
const maxListed = 200;

/** Parses a mail's id into its shard and number, e.g. `eu-12`. */
function placeOf(id: string) {
  const [, shard, number] = /^(eu|us)-(\d{1,9})$/.exec(id) ?? [];
  const named = allShards.find((one) => one === shard);
  if (!named) throw notFound('There is no such mail.');
  return { shard: named, number: Number(number) };
}

/**
 * Serves the outbox of the platform: `GET /?realm=` lists a realm's mails, the newest first; `GET /:id` shows one as HTML, or as text with
 * `?as=text`.
 */
export function mailbox(shards: Readonly<Record<Shard, ShardData>>): Hono {
  const app = new Hono();
  app.get('/', async (context) => {
    const realm = context.req.query('realm');
    if (realm === undefined) throw invalid('Say which realm.', { attribute: 'realm', reason: 'required' });
    if (!isRealm(realm)) throw invalid('There is no such realm.', { attribute: 'realm', reason: 'enum' });
    const { engine, tables, shard } = shards[realmShards[realm]];
    const { id, recipient, subject, link, sentAt } = tables.mails;
    const rows = await engine.database
      .select({ id, recipient, subject, link, sentAt })
      .from(tables.mails)
      .where(eq(tables.mails.realm, realm))
      .orderBy(desc(id))
      .limit(maxListed);
    return context.json({ data: rows.map((row) => ({ ...row, id: `${shard}-${row.id}` })) });
  });
  app.get('/:id', async (context) => {
    const { shard, number } = placeOf(context.req.param('id'));
    const { engine, tables } = shards[shard];
    const [mail] = await engine.database
      .select({ html: tables.mails.html, text: tables.mails.text })
      .from(tables.mails)
      .where(eq(tables.mails.id, number));
    if (!mail) throw notFound('There is no such mail.');
    const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
    return context.req.query('as') === 'text'
      ? context.text(mail.text, 200, headers)
      : context.html(mail.html, 200, { ...headers, 'content-security-policy': mailPolicy });
  });
  return app;
}
