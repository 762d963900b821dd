import { expect, openSignedIn, test } from '../../journey.ts';
import { addPerson, answer, chooseByTyping, expectNotice, field, itemOf } from '../../panelSteps.ts';
import { origin } from '../../realms.ts';

const chessGroups = '/controlpanel/groups?organization=4&searchString=chess';

test.beforeEach(({ fresh }) => fresh('us'));

test('a superuser adds a group with a student, renames it and deletes it, and a teacher of the school sees each change', {
  annotation: [{ type: 'specification', description: 'admin §1.4' }],
}, async ({ page, openAs }) => {
  await openSignedIn(page, 'us', 'superuser', '/controlpanel/beta/manage/groups/new');
  await chooseByTyping(page, 'Organization', 'Lincoln Elementary School');
  await field(page, 'Name').fill('Chess club');
  await page.getByRole('button', { name: 'Add a group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chess club' })).toBeVisible();
  const name = await addPerson(page, 'student');
  await expectNotice(page, `${name} is in the group`);

  const teacher = await openAs('us', 'teacher', chessGroups);
  await teacher.getByRole('link', { name: 'Chess club' }).click();
  await expect(itemOf(teacher, 'Members', name)).toHaveCount(1);

  await field(page, 'Name').fill('Chess and go club');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Chess and go club is saved');
  await page.getByRole('button', { name: `Take out ${name}` }).click();
  await expectNotice(page, `${name} is out of the group`);
  await teacher.reload();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Chess and go club' })).toBeVisible();
  await expect(teacher.getByText('Nobody is in this group yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete group' }).click();
  await answer(page, 'Delete');
  await expect(page).toHaveURL(/tab=groups/);
  await teacher.goto(`${origin('us')}${chessGroups}`);
  await expect(teacher.getByText('No group matches')).toBeVisible();
});

test('a school admin adds a group with a student, and the teacher puts the student into another group and finds the first one deleted', async ({
  page,
  openAs,
}) => {
  await openSignedIn(page, 'us', 'schooladmin', '/controlpanel/groups/new?organization=4');
  await field(page, 'Name').fill('Chess club');
  await page.getByRole('button', { name: 'Add a group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chess club' })).toBeVisible();
  const name = await addPerson(page, 'student');
  await expectNotice(page, `${name} is in the group`);

  const teacher = await openAs('us', 'teacher', '/controlpanel/students?organization=4&searchString=student');
  await teacher.getByRole('link', { name, exact: true }).click();
  await teacher.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Groups' }).click();
  await expect(itemOf(teacher, 'Groups', 'Chess club')).toHaveCount(1);
  await teacher.getByRole('combobox', { name: 'Put into a group' }).selectOption({ label: 'Grade 2A' });
  await expectNotice(teacher, 'Put into Grade 2A');

  await page.getByRole('button', { name: 'Delete group' }).click();
  await answer(page, 'Delete');
  await expect(page).toHaveURL(/\/controlpanel\/groups\?/);
  await teacher.reload();
  await expect(itemOf(teacher, 'Groups', 'Grade 2A')).toHaveCount(1);
  await expect(itemOf(teacher, 'Groups', 'Chess club')).toHaveCount(0);
});
