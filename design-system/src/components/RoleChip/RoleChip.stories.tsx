import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleChip } from './RoleChip.tsx';

const meta = { component: RoleChip, args: { label: 'Student' } } satisfies Meta<typeof RoleChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Staff: Story = { args: { label: 'Employee', tone: 'staff' } };
export const Admin: Story = { args: { label: 'Administrator', tone: 'admin' } };
export const LongWord: Story = { args: { label: 'Erziehungsberechtigt' }, globals: { realm: 'de' } };
