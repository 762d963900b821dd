import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './SchoolUnitCreate.tsx';
import './SchoolUnitEdit.tsx';
import './SchoolUnitsPage.tsx';
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
import { schoolUnits } from '../../testing/school.ts';

const school = '/controlpanel/units/se-school-2';

/** School units in all their states. */
const meta = {
  ...panelStories,
  title: 'School units',
  args: { ...panelStories.args, visitor: 'admin', path: '/controlpanel/units' },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

/** The school units of an administrator. */
export const Units: Story = {
  play: async () => {
    await expect(await page().findByRole('link', { name: 'Björkskolan' })).toBeVisible();
  },
};

/** A teacher sees who may use this page. */
export const ForAdmins: Story = {
  args: { visitor: 'teacher' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1 })).toBeVisible();
    await expect(page().queryByRole('link', { name: 'Björkskolan' })).toBeNull();
  },
};

/** The list is loading. */
export const Loading: Story = { args: { instead: neverRespond('/schoolUnits?') }, play: expectLoading };

/** The list is empty. */
export const Empty: Story = { args: { customers: { schoolUnits: [] } }, play: () => expectText('Det finns inga organisationer än') };

/** The list could not be loaded. */
export const Failed: Story = {
  args: { instead: respondWithError('/schoolUnits?', 400, 'ValidationError') },
  play: () => expectText('Organisationerna kunde inte laddas'),
};

/** A school unit; fields that only superusers change are marked. */
export const Unit: Story = {
  args: { path: school },
  play: async () => {
    await expect(await page().findByDisplayValue('Björkskolan')).toBeVisible();
    await expectText(/Status och aktivitet visar/);
    await expectText('Mumin och havet');
  },
};

/** The page of a school unit that the user may not see. */
export const UnitForbidden: Story = {
  args: { path: school, instead: respondWithError('/schoolUnits/se-school-2', 403, 'forbidden') },
  play: () => expectText('Organisationen kunde inte laddas'),
};

/** The school unit does not exist any more. */
export const Gone: Story = {
  args: { path: '/controlpanel/units/nowhere' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: 'Organisationen finns inte' })).toBeVisible();
  },
};

/** Another administrator has changed the same school unit: both changes are shown side by side before anything is saved. */
export const ChangedByTwo: Story = {
  args: { path: school },
  loaders: respondFromSecondRead(/\/schoolUnits\/se-school-2$/, () =>
    Response.json({ ...schoolUnits[1], city: 'Skellefteå', qrCodeLoginEnabled: false }),
  ),
  play: async () => {
    const city = await page().findByRole('textbox', { name: 'Ort' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Vännäs');
    await press('Spara');
    const question = await page().findByRole('alertdialog', { name: 'Någon annan har ändrat Björkskolan' });
    await waitFor(() => expect(within(question).getByRole('row', { name: 'Ort Umeå Skellefteå Vännäs' })).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Spara mina' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(page().getByRole('textbox', { name: 'Ort' })).toHaveValue('Vännäs');
  },
};

/** An administrator can add a school unit only below one of their own. */
export const NewUnit: Story = {
  args: { path: '/controlpanel/units/new' },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Lägg till en organisation' })).toBeDisabled();
    await expectText(/bara superanvändare lägger till överst/);
  },
};

/** A superuser adds one at the top; the service rejects its name. */
export const NewAtTheTop: Story = {
  args: {
    visitor: 'superuser',
    path: '/controlpanel/beta/manage/organizations/new',
    instead: ({ method }) =>
      method === 'POST' ? errorResponse(400, 'ValidationError', [{ attribute: 'name', reason: 'minLength' }]) : undefined,
  },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Lägg till en organisation' }));
    await waitFor(() => expect(page().getByRole('textbox', { name: /^Namn/ })).toBeInvalid());
  },
};
