import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './GroupEdit.tsx';
import './GroupCreate.tsx';
import '../legacyGroups/LegacyGroupEdit.tsx';
import '../legacyGroups/LegacyGroupList.tsx';
import '../legacyGroups/LegacyGroupCreate.tsx';
import {
  errorResponse,
  expectLoading,
  expectText,
  neverRespond,
  type PageStory,
  page,
  panelStories,
  press,
  respondFromSecondRead,
  respondWithError,
} from '../../testing/panelStories.tsx';
import { groups } from '../../testing/school.ts';

const managed = '/controlpanel/beta/manage/groups/se-group-1';

/** Groups of a school and of the realm, in their states. */
const meta = {
  ...panelStories,
  title: 'Groups',
  args: { ...panelStories.args, path: '/controlpanel/groups' },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

/** The groups of a school. */
export const OfASchool: Story = {
  play: async () => {
    await expect(await page().findByRole('link', { name: 'Klass 2B' })).toBeVisible();
  },
};

/** The list is loading. */
export const Loading: Story = { args: { instead: neverRespond('/groups?') }, play: expectLoading };

/** There is no group. */
export const Empty: Story = {
  args: { instead: ({ url }) => (url.includes('/groups?') ? Response.json({ data: [], meta: { totalItems: 0 } }) : undefined) },
  play: () => expectText('Det finns inga grupper än'),
};

/** The list is forbidden. */
export const Forbidden: Story = {
  args: { instead: respondWithError('/groups?', 403, 'forbidden') },
  play: () => expectText(/Du har inte behörighet/),
};

/** A group of a school, with its students, its members, and the reason why it cannot be deleted. */
export const Group: Story = {
  args: { path: '/controlpanel/groups/1' },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Ta bort Maja Holm ur gruppen' })).toBeEnabled();
    await expectText('Bara en administratör på skolan kan ta bort en grupp.');
  },
};

export const GroupOnPhones: Story = { ...Group, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** A member is removed from a group, which can be undone. */
export const TakenOut: Story = {
  args: { path: '/controlpanel/groups/1' },
  play: async () => {
    await press('Ta bort Maja Holm ur gruppen');
    await expectText('Maja Holm är inte längre med i gruppen');
    await expect(await page().findByRole('button', { name: 'Ångra' })).toBeVisible();
  },
};

/** The members could not be loaded. */
export const MembersFailed: Story = {
  args: { path: '/controlpanel/groups/1', instead: respondWithError('/groups/1/users', 403, 'forbidden') },
  play: () => expectText('Medlemmarna kunde inte laddas'),
};

/** The group is gone. */
export const Gone: Story = {
  args: { path: '/controlpanel/groups/404' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Gruppen finns inte' })).toBeVisible();
  },
};

/** A new group of a school; the service refuses its code. */
export const NewGroup: Story = {
  args: {
    path: '/controlpanel/groups/new',
    instead: ({ method }) =>
      method === 'POST' ? errorResponse(400, 'ValidationError', [{ attribute: 'code', reason: 'pattern' }]) : undefined,
  },
  play: async () => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), 'Klass 4C');
    await press('Lägg till grupp');
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Inloggningskod' })).toBeInvalid());
  },
};

/** A group of the realm, as a superuser sees it. */
export const Managed: Story = {
  args: { visitor: 'superuser', path: managed },
  play: async () => {
    await expect(await page().findByDisplayValue('Klass 2B')).toBeVisible();
    await expect(await page().findByRole('button', { name: 'Ta bort gruppen' })).toBeEnabled();
  },
};

/** Another superuser has changed the same group meanwhile. */
export const ManagedByTwo: Story = {
  args: { visitor: 'superuser', path: managed },
  loaders: respondFromSecondRead(/groups\/se-group-1\?/, () => Response.json({ ...groups[0], name: 'Klass 2C' })),
  play: async () => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), ' ny');
    await press('Spara');
    const question = await page().findByRole('alertdialog', { name: 'Någon annan har ändrat Klass 2B' });
    await userEvent.click(within(question).getByRole('button', { name: 'Behåll deras' }));
    await expect(await page().findByDisplayValue('Klass 2C')).toBeVisible();
  },
};

/** The question about the other change is cancelled: the form stays as entered, and the focus returns to its button. */
export const ConflictCancelled: Story = {
  ...ManagedByTwo,
  play: async () => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), ' ny');
    await press('Spara');
    const question = await page().findByRole('alertdialog', { name: 'Någon annan har ändrat Klass 2B' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Avbryt' })).toHaveFocus());
    // What the browser does on Escape.
    question.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(page().getByRole('button', { name: 'Spara' })).toHaveFocus());
    await expect(page().getByRole('textbox', { name: /^Namn/ })).toHaveValue('Klass 2B ny');
  },
};

/** Another superuser has deleted the group while it was open: the page says so, with a link to the list. */
export const DeletedMeanwhile: Story = {
  args: { visitor: 'superuser', path: managed },
  loaders: respondFromSecondRead(/groups\/se-group-1\?/, () => errorResponse(404, 'not_found')),
  play: async () => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), ' ny');
    await press('Spara');
    await expect(await page().findByRole('heading', { level: 1, name: 'Gruppen finns inte' })).toBeVisible();
    await expect(page().getByRole('link', { name: 'Till listan över grupper' })).toBeVisible();
  },
};

/** A new group of the realm: its school unit has to be chosen. */
export const NewManaged: Story = {
  args: { visitor: 'superuser', path: '/controlpanel/beta/manage/groups/new' },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Lägg till grupp' })).toBeDisabled();
    await userEvent.click(await page().findByRole('combobox', { name: 'Organisation' }));
    await userEvent.click(await page().findByRole('option', { name: /Björkskolan/ }));
    await userEvent.type(page().getByRole('textbox', { name: /^Namn/ }), 'Klass 4C');
    await press('Lägg till grupp');
    await expect(await page().findByRole('heading', { level: 1, name: 'Klass 2B' })).toBeVisible();
  },
};
