import { readFileSync } from 'node:fs';
import { expect, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';
import { chooseClassForCards, importClass, previewCards, pupils, school } from '../../schoolYearStartSteps.ts';
import { schoolYearStartTexts } from '../../schoolYearStartTexts.ts';

const text = schoolYearStartTexts.se;

test('a school admin imports a class from a corrected file, finds its pupils and previews their login cards', async ({ page, fresh }) => {
  await fresh('se');
  await openSignedIn(page, 'se', 'schooladmin', '/controlpanel/import');
  await importClass(page, text);
  await page.goto(`${origin('se')}/controlpanel/students?organization=${school}&searchString=September`);
  for (const { name } of pupils) await expect(page.getByRole('link', { name })).toBeVisible();
  await chooseClassForCards(page, 'se', text);
  await previewCards(page, text);
});

test('a superuser exports the users whom they searched for as a workbook', async ({ page }) => {
  await openSignedIn(page, 'se', 'superuser', '/controlpanel/beta/manage?tab=users&searchString=teacher');
  await expect(page.getByRole('row').filter({ hasText: 'teacher' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exportera', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(page.getByText('Exporterade rader: 1')).toBeVisible();
});
