import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { KitPage } from '../testing/KitPage.tsx';
import { recordResources } from '../testing/kitRecord.ts';
import { recordLoader } from '../testing/recordStories.ts';
import { page } from '../testing/storyPage.ts';
import { TextInput } from './inputs/TextInput.tsx';
import { Edit } from './page/Edit.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SimpleForm } from './SimpleForm.tsx';

const meta = {
  component: SaveButton,
  args: {},
  loaders: [recordLoader()],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={recordResources}>
      <Edit resource="groups" id="se-1" title={({ name }) => String(name)} list={{ href: '/groups', label: 'Grupper' }}>
        <SimpleForm toolbar={<SaveButton {...args} />}>
          <TextInput source="name" label="Namn" />
        </SimpleForm>
      </Edit>
    </KitPage>
  ),
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => page().findByRole('textbox', { name: 'Namn' });

/** It is enabled while something differs from the record. */
export const WhileSomethingDiffers: Story = {
  play: async () => {
    await userEvent.type(await name(), '!');
    await expect(page().getByRole('button', { name: 'Spara' })).toBeEnabled();
    await userEvent.type(await name(), '{Backspace}');
    await expect(page().getByRole('button', { name: 'Spara' })).toBeDisabled();
  },
};

/** It is always enabled, with a label of its own. */
export const AlwaysEnabled: Story = {
  args: { alwaysEnable: true, label: 'Abonnementverlängerungsbestätigung speichern' },
  globals: { realm: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await name();
    await expect(page().getByRole('button', { name: /speichern$/ })).toBeEnabled();
  },
};

/** Nothing can be saved, whatever was entered. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    await userEvent.type(await name(), '!');
    await expect(page().getByRole('button', { name: 'Spara' })).toBeDisabled();
  },
};
