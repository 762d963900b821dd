import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { BookErrorBanner } from './BookErrorBanner.tsx';
import { loadTexts } from './texts.ts';

const codes = ['error_fault_in_book_message', 'error_logged_out', 'error_no_access', 'error_not_found', 'error_in_book_unknown'] as const;

test.each(['error_no_epub', 'error_damaged', 'error_no_pages'] as const)('%s never asks to log in again', async (errorCode) => {
  const texts = await loadTexts('en-GB');
  render(
    <I18nextProvider i18n={texts}>
      <BookErrorBanner errorCode={errorCode} refusal={undefined} plansUrl={undefined} onLogin={() => {}} onClose={() => {}} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent(/log in/i);
});

test.each(codes)('the text of %s asks to log in again only where there is a button for it', async (errorCode) => {
  const texts = await loadTexts('en-GB');
  const banner = (onLogin: (() => void) | undefined) => (
    <I18nextProvider i18n={texts}>
      <BookErrorBanner errorCode={errorCode} refusal={undefined} plansUrl={undefined} onLogin={onLogin} onClose={() => {}} />
    </I18nextProvider>
  );
  const { rerender } = render(banner(undefined));
  expect(screen.getByRole('alert')).not.toHaveTextContent(/log in/i);
  rerender(banner(() => {}));
  expect(screen.getByRole('button', { name: 'Log in again' })).toBeVisible();
});
