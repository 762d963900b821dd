import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip.tsx';

const meta = { component: StatusChip, args: { label: 'Active', tone: 'success' } } satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Info: Story = { args: { label: 'Trial', tone: 'info' } };
export const Failed: Story = { args: { label: 'Payment failed', tone: 'error' } };
export const Plain: Story = { args: { label: 'Paused', tone: 'plain' } };
export const RightToLeft: Story = { args: { label: 'نشط' }, globals: { direction: 'rtl' } };
