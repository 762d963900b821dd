import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../../journey.ts';
import { answer, deletePerson, expectNotice, field, itemOf, undoDeletion } from '../../panelSteps.ts';
import { origin } from '../../realms.ts';

test.beforeEach(({ fresh }) => fresh('us'));

/** Opens the page of the first person whom a list finds. */
const openFirst = (page: Page, userName: string): Promise<void> =>
  page.getByRole('row').filter({ hasText: userName }).getByRole('link').first().click();

/** Opens a part of a person's page. */
const openPart = (page: Page, part: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: part }).click();

test('a teacher changes the bookshelves of the school and of a student, and the student finds on them what the teacher left there', {
  annotation: [
    { type: 'specification', description: 'admin §1.7' },
    { type: 'specification', description: 'admin §1.8' },
  ],
}, async ({ page, openAs }) => {
  const [added, removed, left] = ['Night Bus North', 'A Garden in a Bucket', 'The Lighthouse Letters'];
  const student = await openAs('us', 'student', '/profile');
  const book = (title: string) => student.getByRole('main').getByRole('link', { name: title });
  await openSignedIn(page, 'us', 'teacher', '/controlpanel/bookshelves');
  await page.getByRole('combobox', { name: 'Organization' }).selectOption({ label: 'Lincoln Elementary School' });
  await page.getByRole('button', { name: `Remove ${removed}` }).click();
  await expectNotice(page, `${removed} is removed`);
  await page.getByRole('searchbox', { name: 'Add a book' }).fill(added);
  await page.getByRole('button', { name: `Add ${added}` }).click();
  await expectNotice(page, `${added} is added`);
  await student.goto(`${origin('us')}/library/bookshelf?shelf=us-school-4`);
  await expect(book(added)).toBeVisible();
  await expect(book(left)).toBeVisible();
  await expect(book(removed)).toHaveCount(0);

  await page.goto(`${origin('us')}/controlpanel/students?organization=4&searchString=student`);
  await openFirst(page, 'student');
  await openPart(page, 'Bookshelf');
  await page.getByRole('button', { name: `Remove ${left}` }).click();
  await expectNotice(page, `${left} is removed`);
  await student.goto(`${origin('us')}/library/bookshelf`);
  await expect(book('Grodan som inte sa något')).toBeVisible();
  await expect(book(left)).toHaveCount(0);
});

test('a superuser hands out, changes and takes away subscriptions of a student and of the school, and the student has the services until then', {
  annotation: [{ type: 'specification', description: 'admin §1.5' }],
}, async ({ page, openAs }) => {
  const student = await openAs('us', 'student', '/profile');
  const service = (name: string) => student.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const sees = async (name: string, until: string) => {
    await student.goto(`${origin('us')}/services`);
    await expect(service(name)).toContainText(until);
  };
  const [sign, school] = ['Sign language in books', 'Polyglutt for schools'];
  await openSignedIn(page, 'us', 'superuser', '/controlpanel/beta/manage?tab=users&searchString=student');
  await openFirst(page, 'student');
  await openPart(page, 'Subscriptions');
  await expect(itemOf(page, 'Subscriptions', 'Polylino School').filter({ hasText: 'Lincoln Elementary School' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hand out a subscription' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Polylino Sign language' });
  await page.getByLabel('Last day').fill('2030-01-31');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Subscription saved');
  await sees(sign, '2030');

  await page.getByRole('button', { name: 'Change: Polylino Sign language' }).click();
  await page.getByLabel('Last day').fill('2033-03-31');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2033' }).first()).toBeVisible();
  await sees(sign, '2033');

  await page.getByRole('button', { name: 'Remove Polylino Sign language' }).click();
  await answer(page, 'Remove');
  await expectNotice(page, 'Subscription removed');
  await sees(school, '2031');
  await expect(service(sign)).toHaveCount(0);

  await page.goto(`${origin('us')}/controlpanel/periods?kind=schoolUnit&uid=us-school-4`);
  const running = page.getByRole('main').getByRole('listitem').filter({ hasText: 'running' });
  await running.getByRole('button', { name: 'Change: Polylino School' }).click();
  await page.getByLabel('Last day').fill('2034-06-30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Subscription saved');
  await sees(school, '2034');
  await running.getByRole('button', { name: 'Remove Polylino School' }).click();
  await answer(page, 'Remove');
  await expectNotice(page, 'Subscription removed');
  await sees('Begreppa', 'No end date');
  await expect(service(school)).toHaveCount(0);
});

test('a school admin makes the login card of a student void, with which the student could log in until then', async ({
  page,
  openAs,
  browser,
}) => {
  const scan = async (code: string | undefined) => {
    const tablet = await (await browser.newContext()).newPage();
    await tablet.goto(`${origin('us')}/login?redirect=/profile#card=${code}`);
    await tablet.getByRole('button', { name: 'Yes, log in' }).click();
    return tablet;
  };
  // Firefox would wait for the user of its print dialog.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openSignedIn(page, 'us', 'schooladmin', '/controlpanel/cards?kind=user&uid=us-user-6');
  const printed = page.waitForResponse((response) => response.url().includes('/loginCardPrints/') && response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Preview 1 card' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const { data }: { data: readonly { code: string }[] } = await (await printed).json();
  await page.getByRole('button', { name: 'Close the cards' }).click();
  const before = await scan(data[0]?.code);
  await expect(before.locator('dd').getByText('student', { exact: true })).toBeVisible();
  await before.context().close();
  const makeVoid = page.getByRole('button', { name: /^Make the card of .* void$/ });
  await makeVoid.click();
  await answer(page, 'Deactivate');
  await expect(makeVoid).toHaveCount(0);

  const after = await scan(data[0]?.code);
  await expect(after.getByText('This card no longer works. Ask your teacher for a new one.')).toBeVisible();
  await after.context().close();

  const superuser = await openAs('us', 'superuser', '/controlpanel/audit?view=user&uid=us-user-6');
  await expect(superuser.getByRole('listitem').filter({ hasText: 'Login card made void' })).toHaveCount(1);
});

test('a school admin finds a guardian and corrects the name, and the guardian reads it on their profile', async ({ page, openAs }) => {
  const guardian = await openAs('us', 'guardian', '/profile');
  await openSignedIn(page, 'us', 'schooladmin', '/controlpanel/guardians?organization=4&searchString=guardian');
  await openFirst(page, 'guardian');
  await field(page, 'Name').fill('Robin Underwood');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'is saved');
  await expect(guardian.locator('dd').getByText('Underwood')).toHaveCount(0);
  await guardian.reload();
  await expect(guardian.locator('dd').getByText('Robin', { exact: true })).toBeVisible();
  await expect(guardian.locator('dd').getByText('Underwood', { exact: true })).toBeVisible();
});

test.describe('a deletion', () => {
  test.use({ expectedErrors: /status of 40[01]/ });

  test('a school admin deletes a student, who is logged out and in no list until the admin undoes it, and then has the same groups', async ({
    page,
    openAs,
  }) => {
    const students = '/controlpanel/students?organization=4&searchString=student';
    const student = await openAs('us', 'student', '/profile');
    await expect(student.getByText('Grade 2B', { exact: true })).toBeVisible();
    await openSignedIn(page, 'us', 'schooladmin', students);
    await openFirst(page, 'student');
    await deletePerson(page);
    await expect(page).toHaveURL(/\/controlpanel\/students\?/);
    await student.reload();
    await student.waitForURL(/\/login/);
    const teacher = await openAs('us', 'teacher', students);
    await expect(teacher.getByText('No user matches')).toBeVisible();

    await undoDeletion(page);
    await expect(page.getByRole('row').filter({ hasText: 'student' })).toHaveCount(1);
    await teacher.reload();
    await expect(teacher.getByRole('row').filter({ hasText: 'student' })).toHaveCount(1);
    const again = await openAs('us', 'student', '/profile');
    await expect(again.getByText('Grade 2B', { exact: true })).toBeVisible();
  });
});
