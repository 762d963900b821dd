import MailComposer from 'nodemailer/lib/mail-composer';
import { type Realm, realmIdentities } from '../database/realms.ts';
import { headOf } from './head.ts';
import { headId } from './headId.ts';

/** A rendered mail in the outbox. */
interface StoredMail {
  readonly realm: Realm;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly sentAt: number;
}

/** Composes the message that would be sent (RFC 5322): plain text, or HTML with its head picture beside it. */
export async function rawMail({ realm, recipient, subject, html, text, sentAt }: StoredMail, id: string): Promise<Buffer> {
  const { name, domainSuffix, locale } = realmIdentities[realm];
  const host = `realmkit.${domainSuffix}`;
  const content = Buffer.from(await headOf(realm));
  const message = new MailComposer({
    from: { name, address: `no-reply@${host}` },
    to: { name: '', address: recipient },
    subject,
    date: new Date(sentAt),
    messageId: `<${id}@${host}>`,
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
    text,
    html,
    // Texts have lines that end with a line feed alone, which a message must not contain.
    newline: 'windows',
    attachments: [{ cid: headId, filename: 'head.png', contentType: 'image/png', contentDisposition: 'inline', content }],
  });
  return message.compile().build();
}
