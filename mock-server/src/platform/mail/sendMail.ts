import { comparisonKey } from '@realmkit/openapi/comparison-key';
import type { Executor } from '../database/executor.ts';
import type { Tables } from '../database/tables.ts';
import { concealSecrets } from './mailSecrets.ts';
import { type MailContent, renderMail } from './renderMail.ts';

/** A mail and its recipient. */
export interface Mail extends MailContent {
  /** The recipient's email address. */
  readonly recipient: string;
  /** In milliseconds since 1970, by the shard's clock. */
  readonly sentAt: number;
  /** The codes of gift cards in the mail: like the link, they are stored apart from the texts. */
  readonly codes?: readonly string[];
}

/** Collapses white space: a subject is one header line, whatever names it contains. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Renders a mail into the outbox of its realm, in the transaction of `executor`; no mail leaves this machine. */
export async function sendMail(executor: Executor, tables: Tables, mail: Mail): Promise<void> {
  const { realm, recipient, sentAt } = mail;
  const subject = oneLine(mail.subject);
  const secrets = { link: mail.link ?? null, codes: [...(mail.codes ?? [])] };
  const texts = concealSecrets(renderMail({ ...mail, subject }), secrets);
  await executor
    .insert(tables.mails)
    .values({ realm, recipient, recipientComparisonKey: comparisonKey(recipient), subject, sentAt, ...secrets, ...texts });
}
