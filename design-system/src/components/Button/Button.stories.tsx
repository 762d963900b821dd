import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import MuiButton from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { token } from '../../tokens/token.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { component: Button, args: { children: 'Save', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = {
  args: { variant: 'contained' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Text: Story = {};
export const Destructive: Story = { args: { variant: 'contained', color: 'error', children: 'Delete' } };
export const Small: Story = { args: { variant: 'outlined', size: 'small' } };
export const WithIcon: Story = {
  args: {
    variant: 'contained',
    children: (
      <>
        <AddIcon fontSize="small" aria-hidden /> Create a group
      </>
    ),
  },
};
export const Disabled: Story = {
  args: { variant: 'contained', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
/** All disabled buttons with a face have one face. */
export const DisabledAlike: Story = {
  render: () => (
    <>
      <Button variant="contained" disabled>
        Save
      </Button>{' '}
      <Button variant="outlined" disabled>
        Save
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const faces = canvas.getAllByRole('button').map((button) => {
      const { color, backgroundColor, borderStyle, borderColor } = getComputedStyle(button);
      return { color, backgroundColor, borderStyle, borderColor };
    });
    await expect(faces[1]).toEqual(faces[0]);
  },
};
/** With `edge`, the labels of text buttons begin where the text above them begins. */
export const InLineWithText: Story = {
  render: () => (
    <>
      <p>Invoices</p>
      <div>
        <Button edge="start">Show all 15</Button>
      </div>
      <div>
        <Button edge="start" size="small">
          All
        </Button>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const startOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return getComputedStyle(element).direction === 'rtl' ? right : left;
    };
    const text = startOf(canvas.getByText('Invoices'));
    for (const button of canvas.getAllByRole('button')) await expect(Math.abs(startOf(button) - text)).toBeLessThan(0.5);
  },
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/login" variant="contained">
      Log in
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
export const Icon: Story = {
  render: ({ onClick }) => (
    <IconButton label="Close" onClick={onClick}>
      <CloseIcon />
    </IconButton>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const OnBar: Story = {
  render: () => (
    <div style={{ padding: '1rem', backgroundColor: token('color.surface.bar'), color: token('color.text.onBar') }}>
      <Button variant="outlined" color="inherit">
        Log in
      </Button>
    </div>
  ),
};

/** Our buttons and MUI's appear side by side in the panel and must look the same. */
export const BesideMui: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button variant="contained">Save</Button>
      <MuiButton variant="contained">Save</MuiButton>
      <Button variant="outlined">Save</Button>
      <MuiButton variant="outlined">Save</MuiButton>
      <Button>Save</Button>
      <MuiButton>Save</MuiButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const styles = canvas.getAllByRole('button', { name: 'Save' }).map((button) => {
      const { color, backgroundColor, borderRadius, fontSize, fontWeight, height } = getComputedStyle(button);
      return { color, backgroundColor, borderRadius, fontSize, fontWeight, height };
    });
    await expect([styles[0], styles[2], styles[4]]).toEqual([styles[1], styles[3], styles[5]]);
  },
};
