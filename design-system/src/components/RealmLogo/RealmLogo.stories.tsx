import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../tokens/token.ts';
import { RealmLogo } from './RealmLogo.tsx';

const meta = { component: RealmLogo } satisfies Meta<typeof RealmLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = { args: { size: '2rem' } };
export const OnBar: Story = {
  args: { on: 'bar', size: '2rem' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', backgroundColor: token('color.surface.bar') }}>
        <Story />
      </div>
    ),
  ],
};
export const France: Story = { globals: { realm: 'fr' }, args: { size: '2rem' } };
