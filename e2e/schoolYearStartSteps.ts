import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { JourneyRealm } from './journey.ts';
import { origin } from './realms.ts';
import type { schoolYearStartTexts } from './schoolYearStartTexts.ts';
import { expect } from './webkit/expect.ts';
import { workbook } from './workbook.ts';

/** The number of a school whose pupils may log in with QR cards. */
export const school = '4';
/** The class that is imported. */
export const className = 'September 1A';
/** The pupils of the class. */
export const pupils = ['Ada', 'Bea', 'Cai', 'Dan'].map((name) => ({
  userName: `september.${name.toLowerCase()}`,
  name: `${name} September`,
}));

/** The texts of a realm. */
export type Texts = (typeof schoolYearStartTexts)[JourneyRealm];

/** Imports a class from a file with errors, downloads the rows with errors, and imports the corrected file. */
export async function importClass(page: Page, text: Texts): Promise<void> {
  const headings = [text.userName, text.name, text.email, text.groups];
  const rows = pupils.map(({ userName, name }) => [userName, name, `${userName}@school.example`, className]);
  const faulty = [
    headings,
    ...rows.with(1, ['', 'Bea September', '', className]).with(3, ['september.dan', 'Dan September', 'no mail', className]),
  ];
  const choose = async (content: readonly (readonly string[])[]) => {
    await page.getByLabel(text.school, { exact: true }).selectOption(school);
    await page.getByLabel(text.file).setInputFiles({ name: 'class.xlsx', mimeType: 'application/octet-stream', buffer: workbook(content) });
    await page.getByRole('button', { name: text.check, exact: true }).click();
  };
  await choose(faulty);
  await expect(page.getByText(text.mandatory)).toBeVisible();
  await expect(page.getByText(text.invalidEmail)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.corrected }).click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.getByRole('button', { name: text.anotherFile }).click();
  await choose([headings, ...rows]);
  await page.getByRole('button', { name: text.importRows }).click();
  await expect(page.getByText(text.imported)).toBeVisible();
}

/** Chooses the class on the page of login cards. */
export async function chooseClassForCards(page: Page, realm: JourneyRealm, text: Texts): Promise<void> {
  await page.goto(`${origin(realm)}/controlpanel/cards`);
  await page.getByLabel(text.cardsFor).selectOption({ label: text.aGroup });
  await page.getByRole('combobox', { name: text.group, exact: true }).fill(className);
  await page.getByRole('option', { name: className }).click();
}

/** Opens the preview of the cards. */
export async function previewCards(page: Page, text: Texts): Promise<void> {
  await page.getByRole('button', { name: text.previewCards }).click();
  await expect(page.getByText(text.sheets)).toBeVisible();
  for (const { name } of pupils) await expect(page.getByRole('img', { name: `${text.qrOf} ${name}` })).toBeVisible();
}
