import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { HelpSetting } from '../layout/settings/HelpSetting.tsx';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';
import { HelpProvider } from './HelpProvider.tsx';
import { HelpWidget } from './HelpWidget.tsx';

const links = { helpWidget: 'https://help.example/chat' };
const consent = () => screen.findByRole('switch', { name: 'Show the help chat of help.example' });
const frame = () => screen.queryByTitle('Help chat');

async function open({ path = '/', hostname = 'realmkit.se', ...options }: FakeShellOptions & { path?: string; hostname?: string } = {}) {
  const shell = await createFakeShell({ locale: 'en-GB', links, ...options });
  return render(
    <FakePage shell={shell} path={path}>
      <HelpProvider hostname={hostname}>
        <p>Page</p>
        <HelpSetting />
        <HelpWidget />
      </HelpProvider>
    </FakePage>,
  );
}

beforeEach(() => localStorage.clear());

test('nothing is loaded from the third party before the visitor allows it, and nothing once they take that back', async () => {
  await open();
  expect(await consent()).not.toBeChecked();
  expect(frame()).toBeNull();
  await userEvent.click(await consent());
  expect(frame()).toHaveAttribute('src', links.helpWidget);
  await userEvent.click(await consent());
  expect(frame()).toBeNull();
});

test('it cannot reach the tokens of this origin, and is not told which page it stands on', async () => {
  await open({ path: '/profile' });
  await userEvent.click(await consent());
  expect(frame()?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('the consent is kept for later visits, and is good for one address', async () => {
  const first = await open();
  await userEvent.click(await consent());
  first.unmount();
  const second = await open();
  expect(await consent()).toBeChecked();
  second.unmount();
  await open({ links: { helpWidget: 'https://other.example/chat' } });
  expect(await screen.findByRole('switch')).not.toBeChecked();
});

test.each([
  ['on a page where people sign in', { path: '/login' }],
  ['on a page where people pay', { path: '/payment' }],
])('it does not stand %s, though it is allowed', async (_name, situation) => {
  localStorage.setItem('realmkit-help-consent', links.helpWidget);
  await open(situation);
  expect(await consent()).toBeChecked();
  expect(frame()).toBeNull();
});

test.each([
  ['in France', { realm: 'fr' }],
  ['locally', { hostname: 'realmkit.se.localhost' }],
  ['where the environment has none', { links: {} }],
] as const)('nobody is asked %s', async (_name, situation) => {
  localStorage.setItem('realmkit-help-consent', links.helpWidget);
  await open(situation);
  expect(await screen.findByText('Page')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(frame()).toBeNull();
});
