import type { Page } from '@playwright/test';
import { expect, expectAccessible, type JourneyRealm, openSignedIn, test } from '../../journey.ts';
import { pageSizes } from '../../pdf.ts';
import { origin } from '../../realms.ts';
import { moveClock } from '../../sandbox.ts';
import { chooseClassForCards, className, importClass, previewCards, pupils, school, type Texts } from '../../schoolYearStartSteps.ts';
import { schoolYearStartTexts } from '../../schoolYearStartTexts.ts';

async function printCards(page: Page, realm: JourneyRealm, text: Texts): Promise<string> {
  // Firefox would wait for the user of its print dialog.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-test-prints', '');
  });
  await chooseClassForCards(page, realm, text);
  const printed = page.waitForResponse((response) => response.url().includes('/loginCardPrints/') && response.request().method() === 'PUT');
  await previewCards(page, text);
  // The screen is the same in both realms, so axe checks it once.
  if (realm === 'se') await expectAccessible(page);
  await page.getByRole('button', { name: text.print, exact: true }).click();
  const { data }: { data: readonly { code: string }[] } = await (await printed).json();
  await expect(page.locator('html')).toHaveAttribute('data-test-prints');
  await expect(page.getByRole('button', { name: text.print, exact: true })).toBeEnabled();
  // The printed result: one A4 sheet.
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual([{ width: 210, height: 297 }]);
  await page.getByRole('button', { name: text.closeCards }).click();
  await expect(page.getByText(text.printedOnce)).toBeVisible();
  return data[0]?.code ?? '';
}

async function signInByCard(page: Page, realm: JourneyRealm, text: Texts, code: string): Promise<void> {
  await page.goto(`${origin(realm)}/login?redirect=/profile#card=${code}`);
  await page.getByRole('button', { name: text.signInWithCard }).click();
  await page.waitForURL(`${origin(realm)}/profile`);
  await expect(page.locator('dd').getByText(/^september\.\w+$/)).toBeVisible();
}

async function synchronise(page: Page, realm: JourneyRealm, text: Texts, letTimePass: () => Promise<void>): Promise<void> {
  await page.goto(`${origin(realm)}/controlpanel/sync?org=${realm}-school-1`);
  await page.getByRole('button', { name: text.rehearse }).click();
  await letTimePass();
  const would = page.getByRole('region', { name: text.wouldChange });
  await expect(would.getByRole('option', { name: /: [1-9]\d*$/ }).first()).toBeAttached();
  const limit = would.getByLabel(text.removedLimit);
  await limit.fill('0');
  await expect(page.getByText(text.held)).toBeVisible();
  await expect(would.getByRole('button', { name: text.apply })).toBeDisabled();
  await limit.fill('100');
  await would.getByRole('button', { name: text.apply }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.apply }).click();
  await letTimePass();
  await expect(page.getByRole('region', { name: text.changed })).toBeVisible();
  // Applied changes are not offered again.
  await page.getByRole('button', { name: text.rehearse }).click();
  await letTimePass();
  for (const none of text.nothingLeft) await expect(would.getByRole('option', { name: none, exact: true })).toBeAttached();
}

async function handOut(page: Page, realm: JourneyRealm, text: Texts): Promise<void> {
  await page.goto(`${origin(realm)}/controlpanel/periods?kind=schoolUnit&uid=${realm}-school-${school}`);
  await page.getByRole('button', { name: text.handOut }).click();
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
}

async function moveMember(page: Page, realm: JourneyRealm, text: Texts): Promise<void> {
  await page.goto(`${origin(realm)}/controlpanel/groups?organization=${school}&searchString=September`);
  await page.getByRole('link', { name: className }).click();
  const members = page.getByRole('list', { name: text.members });
  await expect(members.getByRole('listitem')).toHaveCount(pupils.length);
  const { name } = pupils[0] ?? { name: '' };
  await members.getByRole('button', { name: text.takeOut(name) }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: text.isOut(name) })
      .first(),
  ).toBeVisible();
  await expect(members.getByRole('listitem')).toHaveCount(pupils.length - 1);
  await page.getByRole('button', { name: text.undo }).click();
  await expect(members.getByRole('listitem')).toHaveCount(pupils.length);
}

async function actAsTeacher(page: Page, realm: JourneyRealm, text: Texts, who: string): Promise<void> {
  const isThere = (userName: string) => expect(page.locator('dd').getByText(userName, { exact: true })).toBeVisible();
  await page.goto(`${origin(realm)}/controlpanel/employees?organization=${school}&searchString=teacher`);
  await page.getByRole('row').filter({ hasText: 'teacher' }).getByRole('link').first().click();
  await page.getByRole('link', { name: text.seeAs }).click();
  await expect(page.getByText(text.acting)).toBeVisible();
  await page.goto(`${origin(realm)}/profile`);
  await isThere('teacher');
  await page.getByRole('button', { name: text.signOut }).click();
  await page.waitForURL(`${origin(realm)}/`);
  await expect(page.getByText(text.acting)).toHaveCount(0);
  await page.goto(`${origin(realm)}/profile`);
  await isThere(who);
}

async function findWhoDidWhat(page: Page, realm: JourneyRealm, text: Texts): Promise<void> {
  await page.goto(`${origin(realm)}/controlpanel/audit?view=user`);
  await page.getByRole('combobox', { name: text.person, exact: true }).fill('Ada Sept');
  await page.getByRole('option', { name: /Ada September/ }).click();
  const added = page.getByRole('listitem').filter({ hasText: text.personAdded });
  await expect(added).toContainText('Ada September');
  await added.getByRole('button').click();
  await expect(page.getByLabel(text.view)).toHaveValue('actor');
  // All that the start of the year took is more than one page of the log.
  await page.goto(`${page.url()}&itemsPerPage=100`);
  await expect(page.getByText(text.cardsPrinted).first()).toBeVisible();
  await expect(page.getByText(text.handedOut).first()).toBeVisible();
}

for (const [realm, who] of [
  ['se', 'schooladmin'],
  ['us', 'superuser'],
] as const) {
  const text = schoolYearStartTexts[realm];

  test.describe(`the start of the school year in ${realm}`, () => {
    test.beforeEach(async ({ fresh }) => fresh(realm));
    test.afterEach(async ({ request }) => moveClock(request, { reset: true }));

    test(`a ${who} completes all tasks of a new school year alone`, async ({ page, browser, request }) => {
      test.setTimeout(240_000);
      const letTimePass = () => moveClock(request, { advance: 60 });
      await test.step('import a class, and fix what is wrong', async () => {
        await openSignedIn(page, realm, who, '/controlpanel/import');
        await importClass(page, text);
      });
      await test.step('see the pupils', async () => {
        await page.goto(`${origin(realm)}/controlpanel/students?organization=${school}&searchString=September`);
        for (const { name } of pupils) await expect(page.getByRole('link', { name })).toBeVisible();
      });
      const code = await test.step('print login cards', () => printCards(page, realm, text));
      await test.step('a pupil signs in with a card', async () => {
        const tablet = await browser.newContext();
        await signInByCard(await tablet.newPage(), realm, text, code);
        await tablet.close();
      });
      await test.step('hand out a subscription', () => handOut(page, realm, text));
      await test.step('remove a member, and undo it', () => moveMember(page, realm, text));
      await test.step('act as a teacher', () => actAsTeacher(page, realm, text, who));
      await test.step('find who changed what', () => findWhoDidWhat(page, realm, text));
      await test.step('see what a sync would change, hold it, and apply it', () => synchronise(page, realm, text, letTimePass));
    });
  });
}
