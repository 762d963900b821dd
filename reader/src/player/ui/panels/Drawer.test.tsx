import { lazyComponent } from '@realmkit/design-system';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../texts.ts';
import { Drawer } from './Drawer.tsx';
import { DrawerOutline } from './DrawerOutline.tsx';

test('a drawer shows its outline, and can be closed, until its code has come', async () => {
  const script = Promise.withResolvers<() => string>();
  const Content = lazyComponent(() => script.promise, DrawerOutline);
  render(
    <I18nextProvider i18n={await loadTexts('en-GB')}>
      <Drawer title="Settings" closeLabel="Close" onClose={() => {}}>
        <Content />
      </Drawer>
    </I18nextProvider>,
  );
  expect(screen.getByRole('status', { name: 'Loading' }).childElementCount).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await act(async () => script.resolve(() => 'Text size'));
  expect(screen.getByText('Text size')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
