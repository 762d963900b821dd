import type { Locator, Page } from '@playwright/test';
import { expect } from './webkit/expect.ts';

/** Locates a text field by its label; the labels of required fields end with an asterisk. */
export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });

/** Locates the items of a list that have a text. */
export const itemOf = (page: Page, list: string, text: string): Locator =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: text });

/** Waits for a notice or a message of the panel. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

/** Answers the open question with a button. */
export const answer = (page: Page, button: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();

/** Chooses an option of a field that is searched by typing. */
export async function chooseByTyping(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Adds the person with a user name to the open group, and returns their name. */
export async function addPerson(page: Page, userName: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Add somebody' }).fill(userName);
  const found = page.getByRole('listitem').filter({ has: page.getByText(userName, { exact: true }) });
  const name = (await found.locator('span').first().innerText()).replace(new RegExp(`\\s*${userName}$`), '');
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  return name;
}

/** Deletes the person whose page is open; the panel offers to undo it, until the notice is closed. */
export const deletePerson = (page: Page): Promise<void> => page.getByRole('button', { name: 'Delete user' }).click();

/** Undoes the last deletion. */
export const undoDeletion = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo', exact: true }).click();
