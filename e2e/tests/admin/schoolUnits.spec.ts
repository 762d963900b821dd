import { readFileSync } from 'node:fs';
import { expect, openSignedIn, test } from '../../journey.ts';
import { chooseByTyping, expectNotice, field, itemOf } from '../../panelSteps.ts';
import { origin } from '../../realms.ts';

test.beforeEach(({ fresh }) => fresh('us'));

test('a superuser adds a school and corrects it, and the admin of its organization finds it in their list and in the downloaded file', async ({
  page,
  openAs,
}) => {
  await openSignedIn(page, 'us', 'superuser', '/controlpanel/beta/manage/organizations/new');
  await field(page, 'Name').fill('Harbor School');
  await chooseByTyping(page, 'Below', 'Springfield School District');
  await page.getByRole('button', { name: 'Add an organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor School' })).toBeVisible();
  await field(page, 'Name').fill('Harbor Elementary School');
  await field(page, 'Town').fill('Springfield');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Harbor Elementary School is saved');
  await field(page, 'Kind of identifier').fill('ncesId');
  await field(page, 'Value').fill('481516234201');
  await page.getByRole('button', { name: 'Add the identifier' }).click();
  await expect(itemOf(page, 'Identifiers', '481516234201')).toHaveCount(1);

  const admin = await openAs('us', 'schooladmin', '/controlpanel/units?searchString=481516234201');
  await expect(admin.getByRole('link', { name: 'Harbor Elementary School', exact: true })).toBeVisible();
  const [file] = await Promise.all([admin.waitForEvent('download'), admin.getByRole('button', { name: 'Download all' }).click()]);
  const lines = readFileSync(await file.path(), 'utf8').split(/\r?\n/);
  expect(file.suggestedFilename()).toBe('school-units-us.csv');
  expect(lines.filter((line) => line.includes('Harbor Elementary School'))).toEqual([expect.stringContaining('Springfield')]);
  // The file has the schools of the admin's organization, and no others.
  expect(lines.join()).toContain('Lincoln Elementary School');
  expect(lines.join()).not.toContain('Washington Elementary School');
});

test('a superuser makes a teacher an employee of an organization with all its schools, and the teacher finds them among their own and opens one', async ({
  page,
  openAs,
}) => {
  await openSignedIn(page, 'us', 'superuser', '/controlpanel/beta/manage?tab=users&searchString=teacher');
  await page.getByRole('row').filter({ hasText: 'teacher' }).getByRole('link').first().click();
  await expect(itemOf(page, 'Organizations and roles', 'Lincoln Elementary School')).toHaveCount(1);
  await chooseByTyping(page, 'Organization', 'Madison School District');
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Staff' });
  await page.getByLabel('Also add to all schools below it').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(itemOf(page, 'Organizations and roles', 'Madison School District')).toHaveCount(1);

  const teacher = await openAs('us', 'teacher', '/controlpanel');
  for (const name of ['Madison School District', 'Washington Elementary School', 'Riverside Elementary School'])
    await expect(teacher.getByRole('term').filter({ hasText: name })).toBeVisible();
  await teacher.goto(`${origin('us')}/controlpanel/students?organization=5`);
  await expect(teacher.getByRole('combobox', { name: 'Organization' })).toHaveValue('Washington Elementary School');
  await expect(teacher.getByRole('rowheader').first()).toBeVisible();
});
