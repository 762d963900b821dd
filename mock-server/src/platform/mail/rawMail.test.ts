import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { realmIdentities, realms } from '../database/realms.ts';
import { headOf } from './head.ts';
import { languageOfRealm } from './language.ts';
import { rawMail } from './rawMail.ts';
import { renderMail } from './renderMail.ts';

const pngSize = (png: Uint8Array) => [
  new DataView(png.buffer, png.byteOffset).getUint32(16),
  new DataView(png.buffer, png.byteOffset).getUint32(20),
];

test.each(realms)('a mail of %s is a message whose HTML shows the head that is sent with it', async (realm) => {
  const subject = 'Größe und hyvää päivää 💌';
  const rendered = renderMail({ ...languageOfRealm(realm), subject, paragraphs: ['Å, ü, é'] });
  const raw = await rawMail({ realm, recipient: 'maja@example.se', subject, sentAt: Date.UTC(2026, 0, 2), ...rendered }, 'eu-1');
  // Only ASCII travels, in lines that end with CRLF and that no server breaks (RFC 5322).
  expect(raw.every((byte) => byte < 128)).toBe(true);
  expect(raw.toString()).not.toMatch(/(?<!\r)\n/);
  expect(
    Math.max(
      ...raw
        .toString()
        .split('\r\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(78);
  const mail = await PostalMime.parse(raw);
  expect(mail).toMatchObject({ subject, date: '2026-01-02T00:00:00.000Z', from: { name: realmIdentities[realm].name } });
  expect(mail.to?.[0]?.address).toBe('maja@example.se');
  expect(mail.text?.trim()).toBe(rendered.text.trim());
  const [, cid] = /<img src="cid:([^"]+)"/.exec(mail.html ?? '') ?? [];
  const [head] = mail.attachments;
  expect(head).toMatchObject({ contentId: `<${cid}>`, mimeType: 'image/png', disposition: 'inline', related: true });
  const png = new Uint8Array(head?.content as ArrayBuffer);
  expect(Buffer.from(png).equals(Buffer.from(await headOf(realm)))).toBe(true);
  expect(pngSize(png)).toEqual([1200, 320]);
  expect(png.length).toBeLessThanOrEqual(40_000);
});
