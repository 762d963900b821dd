import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './PersonCreate.tsx';
import './PersonList.tsx';
import './list/PeopleBulk.tsx';
import './PersonEdit.tsx';
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
import { person, personWithOwnLogin } from '../../testing/people.ts';

const alva = '/controlpanel/students/3';

/** Students, guardians and employees: lists, pages and forms for new ones, in all their states. */
const meta = {
  ...panelStories,
  title: 'People',
  args: { ...panelStories.args, path: '/controlpanel/students' },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

/** The students of a school. */
export const Students: Story = {
  play: async () => {
    await expect(await page().findByRole('link', { name: 'Alva Berg' })).toBeVisible();
  },
};

/** Three students are added to a class at once; the service rejects one of them, who is reported with a retry. */
export const ThreeIntoAGroup: Story = {
  args: {
    instead: (request) =>
      request.method === 'PUT' && request.url.endsWith('/v1/users/4/groups') ? errorResponse(403, 'forbidden') : undefined,
  },
  play: async () => {
    for (const name of ['Alva Berg', 'Elis Ek', 'Maja Holm']) {
      await userEvent.click(await page().findByRole('checkbox', { name: `Välj ${name}` }));
    }
    await press('Lägg i en grupp');
    const question = await page().findByRole('alertdialog', { name: 'Lägga 3 personer i en grupp?' });
    await waitFor(() => expect(within(question).getByRole('option', { name: 'Klass 3A' })).toBeInTheDocument());
    await userEvent.selectOptions(within(question).getByRole('combobox'), '2');
    await userEvent.click(within(question).getByRole('button', { name: 'Lägg i en grupp' }));
    await expect(await page().findByRole('button', { name: 'Försök igen: Elis Ek (elis.ek)' })).toBeVisible();
    await expectText('Klara: 2. Inte klara: 1.');
  },
};

/** A student who keeps password and address to themselves: the fields say why, and a link for a new password can be sent. */
export const OwnLogin: Story = {
  args: {
    path: alva,
    instead: (request) => (request.url.endsWith('/v2/students/3') ? Response.json(personWithOwnLogin(3)) : undefined),
  },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Skicka en länk' })).toBeVisible();
    await expect(page().queryByLabelText('Nytt lösenord')).toBeNull();
  },
};

/** The list is loading. */
export const Loading: Story = { args: { instead: neverRespond('/students?') }, play: expectLoading };

/** A school that has no students yet. */
export const Empty: Story = {
  args: { instead: ({ url }) => (url.includes('/students?') ? Response.json({ data: [], meta: { totalItems: 0 } }) : undefined) },
  play: () => expectText(/^Ingen på .+ än$/),
};

/** The list could not be loaded. */
export const Failed: Story = {
  args: { instead: respondWithError('/students?', 400, 'ValidationError') },
  play: () => expectText('Användarna kunde inte laddas'),
};

/** The list is forbidden. */
export const Forbidden: Story = {
  args: { instead: respondWithError('/students?', 403, 'forbidden') },
  play: () => expectText(/Du har inte behörighet/),
};

/** The organisations could not be loaded. */
export const OrganizationsFailed: Story = {
  args: { instead: respondWithError('/v1/organizations', 403, 'forbidden') },
  play: () => expectText('Dina organisationer kunde inte laddas'),
};

/** The page of a student, with editable, read-only and hidden attributes. */
export const Details: Story = {
  args: { path: alva },
  play: async () => {
    await expect(await page().findByDisplayValue('Alva Berg')).toBeVisible();
    await expectText('Kräver säker inloggning.');
  },
};

/** The groups of a student. */
export const Groups: Story = {
  args: { path: `${alva}?tab=groups` },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Ta bort ur Klass 2B' })).toBeEnabled();
  },
};

/** The subscriptions that a student has through the school. */
export const Subscriptions: Story = { args: { path: `${alva}?tab=subscriptions` }, play: () => expectText('Polylino') };

/** The bookshelf of a student. */
export const Shelf: Story = { args: { path: `${alva}?tab=bookshelf` }, play: () => expectText('Pippi Långstrump') };

/** A user who may not see the history sees who may. */
export const HistoryForAdmins: Story = {
  args: { path: `${alva}?tab=history` },
  play: () => expectText('Skolans administratörer ser vad som har ändrats.'),
};

/** The service rejects a change; the errors are on the fields. */
export const Refused: Story = {
  args: {
    path: alva,
    instead: ({ method }) =>
      method === 'PATCH' ? errorResponse(400, 'ValidationError', [{ attribute: 'email', reason: 'format' }]) : undefined,
  },
  play: async () => {
    await userEvent.type(await page().findByRole('textbox', { name: 'E-post' }), 'x');
    await press('Spara');
    await waitFor(() => expect(page().getByRole('textbox', { name: 'E-post' })).toBeInvalid());
  },
};

/** Another administrator has changed the same student meanwhile. */
export const ChangedByTwo: Story = {
  loaders: respondFromSecondRead(/\/v2\/students\/3$/, () => {
    const { attributes, ...now } = person(3);
    return Response.json({ ...now, attributes: { ...attributes, name: { ...attributes.name, value: 'Alva Sand' } } });
  }),
  args: { path: alva },
  play: async () => {
    await userEvent.type(await page().findByRole('textbox', { name: /^Namn/ }), 'h');
    await press('Spara');
    const question = await page().findByRole('alertdialog', { name: 'Någon annan har ändrat Alva Berg' });
    await waitFor(() => expect(within(question).getByRole('row', { name: 'Namn Alva Berg Alva Sand Alva Bergh' })).toBeVisible());
    await expect(
      within(question)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Avbryt', 'Behåll deras', 'Spara mina']);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Avbryt' })).toHaveFocus());
  },
};

/** Another administrator has deleted the student. */
export const Gone: Story = {
  args: { path: '/controlpanel/students/404' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Användaren finns inte' })).toBeVisible();
  },
};

/** A new student. */
export const NewStudent: Story = {
  args: { path: '/controlpanel/students/new' },
  play: async () => {
    await expect(await page().findByRole('textbox', { name: /^Användarnamn/ })).toHaveValue('');
  },
};

/** The form of a new student could not be loaded. */
export const TemplateFailed: Story = {
  args: { path: '/controlpanel/students/new', instead: respondWithError('/template', 403, 'forbidden') },
  play: () => expectText('Formuläret kunde inte laddas'),
};
