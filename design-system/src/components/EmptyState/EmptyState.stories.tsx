import GroupIcon from '@mui/icons-material/Group';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { title: 'No users match your search' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNextStep: Story = {
  args: {
    title: 'No groups yet',
    description: 'Groups gather the pupils of a class or a course.',
    icon: <GroupIcon />,
    action: <Button variant="contained">Create a group</Button>,
  },
};
