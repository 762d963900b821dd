import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { LanguagePicker } from '../../components/LanguagePicker/LanguagePicker.tsx';
import { PasswordField } from '../../components/TextField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { heightOfPeople, heightOfScene } from '../../spots/testing/heightOfScene.ts';
import { LoginLayout } from './LoginLayout.tsx';

function SampleForm({ failed = false }: { failed?: boolean }) {
  return (
    <form style={{ display: 'grid', gap: '1.25rem' }}>
      <TextField label="User name" autoComplete="username" defaultValue={failed ? 'astrid' : ''} />
      <PasswordField
        label="Password"
        revealLabel="Show password"
        error={failed}
        helperText={failed ? 'User name or password is wrong. Check both and try again.' : undefined}
      />
      <Button variant="contained" type="button">
        Log in
      </Button>
    </form>
  );
}

const meta = {
  component: LoginLayout,
  tags: ['picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '680px' } } },
  args: { logo: { href: '/', label: 'home page' }, title: 'Log in', motto: 'Every child a reader.', children: <SampleForm /> },
} satisfies Meta<typeof LoginLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Failed: Story = { args: { children: <SampleForm failed /> } };
export const WithChoices: Story = {
  args: {
    choices: <LanguagePicker label="Language" value="sv" onChange={fn()} options={[{ value: 'sv', label: 'Svenska' }]} />,
    footer: 'Realmkit, version 1.0.0',
  },
};
export const France: Story = {
  globals: { realm: 'fr' },
  args: { title: 'Se connecter', motto: 'Lire, c’est déjà apprendre à voler.' },
};

/** On a tablet the motto is beside the scene, and nobody in it loses the head. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const scene = canvasElement.querySelector('header > svg');
    await expect(heightOfScene(scene)).toBeGreaterThanOrEqual(heightOfPeople);
    const motto = canvas.getByText('Every child a reader.').getBoundingClientRect();
    const { left, right } = scene?.getBoundingClientRect() ?? { left: Number.NaN, right: Number.NaN };
    await expect(Math.min(motto.right, right) - Math.max(motto.left, left)).toBeLessThanOrEqual(0);
  },
};
/** On a phone the scene is a strip below the bar. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(heightOfScene(canvasElement.querySelector('header > svg'))).toBeGreaterThanOrEqual(heightOfPeople);
  },
};
