import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { PermissionHint } from './PermissionHint.tsx';

const meta = {
  component: PermissionHint,
  args: { reason: 'Only staff of the school can change the password of a shared account.' },
} satisfies Meta<typeof PermissionHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlaceOfAButton: Story = {};
export const BesideAReadOnlyField: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.5rem', maxWidth: '24rem' }}>
      <TextField label="User name" value="klass.5b" readOnly />
      <PermissionHint {...args} />
    </div>
  ),
};
