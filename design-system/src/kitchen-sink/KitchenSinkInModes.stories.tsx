import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitchenSink } from './KitchenSink.tsx';

/** The kitchen sink in the combination of the toolbar, compared with pictures in every mode. */
const meta = {
  title: 'kitchen-sink/Kitchen sink in modes',
  component: KitchenSink,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  tags: ['picture', '!autodocs'],
} satisfies Meta<typeof KitchenSink>;
export default meta;

export const AsChosen: StoryObj<typeof meta> = {};
