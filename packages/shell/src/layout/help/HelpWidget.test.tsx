import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { HelpProvider } from '../../help/HelpProvider.tsx';
import { createFakeShell, FakePage, type FakeShellOptions } from '../../testing/index.ts';
import { HelpSetting } from '../settings/HelpSetting.tsx';
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

test('the help widget is loaded only while the visitor consents', { tags: ['shell §9.22'] }, async () => {
  await open();
  expect(await consent()).not.toBeChecked();
  expect(frame()).toBeNull();
  await userEvent.click(await consent());
  await waitFor(() => expect(frame()).toHaveAttribute('src', links.helpWidget));
  await userEvent.click(await consent());
  expect(frame()).toBeNull();
});

test('the help widget has no access to this origin and gets no referrer', async () => {
  await open({ path: '/profile' });
  await userEvent.click(await consent());
  expect(frame()?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('the consent to the help widget is stored, and is valid for one URL', async () => {
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
])('the allowed help widget is not shown %s', async (_name, situation) => {
  localStorage.setItem('realmkit-help-consent', links.helpWidget);
  await open(situation);
  expect(await consent()).toBeChecked();
  expect(frame()).toBeNull();
});

test.each([
  ['in France', { realm: 'fr' }],
  ['locally', { hostname: 'realmkit.se.localhost' }],
  ['where the environment has none', { links: {} }],
] as const)('the visitor is not asked for consent to the help widget %s', async (_name, situation) => {
  localStorage.setItem('realmkit-help-consent', links.helpWidget);
  await open(situation);
  expect(await screen.findByText('Page')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(frame()).toBeNull();
});
