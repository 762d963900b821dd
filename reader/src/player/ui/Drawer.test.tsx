import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Drawer } from './Drawer.tsx';
import { loadTexts } from './texts.ts';

test('a drawer shows its outline, and can be closed, until its code has come', async () => {
  let come = () => {};
  const Content = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        come = () => resolve({ default: () => 'Text size' });
      }),
  );
  render(
    <I18nextProvider i18n={await loadTexts('en-GB')}>
      <Drawer title="Settings" closeLabel="Close" onClose={() => {}}>
        <Content />
      </Drawer>
    </I18nextProvider>,
  );
  expect(screen.getByRole('status', { name: 'Loading' }).childElementCount).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await act(async () => come());
  expect(screen.getByText('Text size')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
