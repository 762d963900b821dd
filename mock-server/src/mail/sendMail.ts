import type { Executor } from '../database/executor.ts';
import type { Tables } from '../database/tables.ts';
import { type MailContent, renderMail } from './renderMail.ts';

/** A mail and where it goes. */
export interface Mail extends MailContent {
  /** The e-mail address that gets it. */
  readonly recipient: string;
  /** In milliseconds since 1970, by the shard's clock. */
  readonly sentAt: number;
}

/** A subject is one line of a mail's head, whatever names it holds. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Puts a mail into the outbox of its realm, rendered; nothing leaves this machine. Part of the transaction that `executor` is. */
export async function sendMail(executor: Executor, tables: Tables, mail: Mail): Promise<void> {
  const { realm, recipient, link, sentAt } = mail;
  const subject = oneLine(mail.subject);
  await executor.insert(tables.mails).values({ realm, recipient, subject, link, sentAt, ...renderMail({ ...mail, subject }) });
}
