import { html } from 'hono/html';
import type { RenderedMail } from './renderMail.ts';

/** What opens a door by itself: the address of a mail's link, and the codes of gift cards. It is stored apart from the texts of the mail. */
interface MailSecrets {
  readonly link: string | null;
  readonly codes: readonly string[];
}

/** Lists the secrets of a mail with their placeholders; the link first, because it may contain a code. */
const placeholders = ({ link, codes }: MailSecrets): (readonly [secret: string, placeholder: string])[] => [
  ...(link === null ? [] : [[link, '⟦link⟧'] as const]),
  ...codes.map((code, index) => [code, `⟦code ${index + 1}⟧`] as const),
];

const escaped = (text: string): string => String(html`${text}`);

/** Replaces the secrets in the texts of a mail by placeholders, wherever they stand. Nothing that somebody typed can pass for a placeholder. */
export function concealSecrets(mail: RenderedMail, secrets: MailSecrets): RenderedMail {
  const conceal = (content: string, written: (secret: string) => string): string =>
    placeholders(secrets).reduce(
      (rest, [secret, placeholder]) => rest.replaceAll(written(secret), placeholder),
      content.replaceAll('⟦', '[').replaceAll('⟧', ']'),
    );
  return { html: conceal(mail.html, escaped), text: conceal(mail.text, String) };
}

/** Puts the secrets back into the texts of a mail, as its recipient gets it. */
export function revealSecrets(mail: RenderedMail, secrets: MailSecrets): RenderedMail {
  const reveal = (content: string, written: (secret: string) => string): string =>
    placeholders(secrets).reduce((rest, [secret, placeholder]) => rest.replaceAll(placeholder, () => written(secret)), content);
  return { html: reveal(mail.html, escaped), text: reveal(mail.text, String) };
}
