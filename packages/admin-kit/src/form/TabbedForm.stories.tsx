import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formLoader, sentBy } from '../testing/KitForm.tsx';
import { KitPage } from '../testing/KitPage.tsx';
import { recordResources } from '../testing/kitRecord.ts';
import { page } from '../testing/storyPage.ts';
import { NumberInput } from './inputs/NumberInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import { TabbedForm } from './TabbedForm.tsx';

const meta = {
  component: TabbedForm,
  subcomponents: { 'TabbedForm.Tab': TabbedForm.Tab },
  args: {
    defaultValues: { name: 'Klass 2B', typicalSchoolEntryYear: 2020 },
    children: [
      <TabbedForm.Tab key="name" path="name" label="Namn">
        <TextInput source="name" label="Gruppens namn" />
      </TabbedForm.Tab>,
      <TabbedForm.Tab key="school" path="school" label="Skola">
        <NumberInput source="typicalSchoolEntryYear" label="Började skolan" />
      </TabbedForm.Tab>,
    ],
  },
  loaders: [formLoader()],
  render: (args, { loaded: { shell, save } }) => (
    <KitPage shell={shell} resources={recordResources} path="/controlpanel/groups/1">
      <TabbedForm {...args} onSubmit={save} />
    </KitPage>
  ),
} satisfies Meta<typeof TabbedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs are links, and one form: what was entered into a hidden tab stays, and is sent. */
export const Tabs: Story = {
  play: async ({ loaded: { save } }) => {
    await userEvent.type(await page().findByRole('textbox', { name: 'Gruppens namn' }), '!');
    await userEvent.click(page().getByRole('link', { name: 'Skola' }));
    await waitFor(() => expect(page().getByRole('spinbutton', { name: 'Började skolan' })).toBeVisible());
    await expect(page().queryByRole('textbox', { name: 'Gruppens namn' })).toBeNull();
    await expect(page().getByRole('link', { name: 'Skola' })).toHaveAttribute('aria-current', 'page');
    await expect(await sentBy(save)).toEqual({ name: 'Klass 2B!', typicalSchoolEntryYear: 2020 });
  },
};

/** The service refuses a value of a hidden tab: the form opens that tab, and the focus is on the input. */
export const RefusedInAnotherTab: Story = {
  loaders: [formLoader({ typicalSchoolEntryYear: 'maximum' })],
  play: async ({ loaded: { save } }) => {
    await page().findByRole('textbox', { name: 'Gruppens namn' });
    await sentBy(save);
    const year = await page().findByRole('spinbutton', { name: 'Började skolan' });
    await expect(year).toHaveAccessibleDescription('Mellan 1900 och 2100.');
    await waitFor(() => expect(year).toHaveFocus());
  },
};
