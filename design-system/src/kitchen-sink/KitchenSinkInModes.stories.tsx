import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitchenSink } from './KitchenSink.tsx';

/** Everything at once, as the toolbar dresses it; pictured in every mode. */
const meta = {
  title: 'kitchen-sink/Kitchen sink in modes',
  component: KitchenSink,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  tags: ['picture', '!autodocs'],
} satisfies Meta<typeof KitchenSink>;
export default meta;

export const AsChosen: StoryObj<typeof meta> = {};
