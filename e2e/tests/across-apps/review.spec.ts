import { readFileSync } from 'node:fs';
import { expect, openSignedIn, smokeIn, test } from '../../journey.ts';

/** The assignment that the demo pupil has handed in. */
const title = 'Ett brev från sjön';

test(
  'a teacher reviews what a class has handed in, takes it along, and gives a hand-in back to its pupil',
  smokeIn('se'),
  async ({ page, fresh, openAs }) => {
    await fresh('se');
    await openSignedIn(page, 'se', 'teacher', '/');
    const toReview = page.getByRole('region', { name: 'Att gå igenom' });
    const row = toReview.getByRole('listitem').filter({ hasText: 'Pojken som räknade stjärnor' }).filter({ hasText: 'Klass 2B' });
    await expect(row).toContainText(/\d+ av \d+ har lämnat in/);
    await toReview.getByRole('searchbox').fill('pojken 2b');
    await expect(toReview.getByRole('listitem')).toHaveCount(1);
    await row.getByRole('link').click();

    await test.step('the pupils of the class, one after the other, and one question across all of them', async () => {
      const pupils = page.getByRole('region', { name: 'Elever' });
      await expect(pupils.getByRole('link').nth(1)).toBeVisible();
      const names = await pupils.getByRole('link').allTextContents();
      await pupils.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeVisible();
      await page.getByRole('button', { name: 'Nästa elev' }).click();
      await expect(page.getByRole('heading', { level: 2, name: names[1] ?? '' })).toBeVisible();
      await page.getByRole('link', { name: 'Alla elever och frågor' }).click();
      await page.getByRole('region', { name: 'Frågor' }).getByRole('link').first().click();
      await expect(page.getByRole('term')).toHaveCount(names.length);
      await page.getByRole('link', { name: 'Alla elever och frågor' }).click();
    });

    await test.step('the answers as a file, which the audit log records', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Ladda ner CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('Pojken som räknade stjärnor – Klass 2B.csv');
      expect(readFileSync(await file.path(), 'utf8')).toContain('Elev;Status;Påbörjad;Inlämnad;');
      await expect(page.getByText('Filen är nedladdad. Ändringsloggen sparar det.')).toBeVisible();
    });

    const student = await openAs('se', 'student', '/');
    const [, name = ''] = /^Hej (.+)!$/.exec((await student.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? [];

    await test.step('a hand-in goes back to its pupil', async () => {
      await page.getByRole('link', { name: 'Startsida', exact: true }).click();
      const given = toReview.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Klass 2B' });
      await given.getByRole('link').click();
      await page.getByRole('region', { name: 'Elever' }).getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Öppna igen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Öppna igen' }).click();
      await expect(page.getByText(`${name} kan ändra svaren igen.`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Öppna igen' })).toHaveCount(0);
    });

    await test.step('the pupil reads who reopened it', async () => {
      await student.reload();
      await expect(student.getByText(new RegExp(`öppnade ”${title}” för dig igen`))).toBeVisible();
    });
  },
);
