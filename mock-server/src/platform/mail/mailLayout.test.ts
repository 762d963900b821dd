import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../../scripts/chromium.mjs';
import { realms } from '../database/realms.ts';
import { languageOfRealm } from './language.ts';
import { renderMail } from './renderMail.ts';

const rows = [
  { label: 'Familjeabonnemang, månadsvis', value: '99,00 kr' },
  { label: 'Abrechnungszeitraum', value: '25. November 2026 – 25. Dezember 2026' },
  { label: 'Presentkortskod', value: 'ABCD-EFGH-JKLM-NPQR' },
];

test('the labels of an order table in a mail break between words only, and nothing is wider than a phone', async () => {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  for (const realm of realms) {
    await page.setContent(renderMail({ ...languageOfRealm(realm), subject: 'Subject', paragraphs: ['Hej Maja!'], rows }).html);
    const layout = await page.evaluate(() => {
      const brokenWords: string[] = [];
      for (const label of document.querySelectorAll('th')) {
        const text = label.firstChild;
        for (const { 0: word, index } of label.textContent.matchAll(/\S+/g)) {
          const range = document.createRange();
          if (!text) throw new Error('A label is empty');
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) brokenWords.push(word);
        }
      }
      return { brokenWords, width: document.documentElement.scrollWidth };
    });
    expect(layout).toEqual({ brokenWords: [], width: 360 });
  }
  await browser.close();
});
