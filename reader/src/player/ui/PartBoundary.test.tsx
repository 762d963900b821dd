import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { PartBoundary, ReportContext } from './PartBoundary.tsx';
import { loadTexts } from './texts.ts';

test('a part that fails says so in its place, is reported and can be tried again, and the parts beside it stay', async () => {
  // React writes what a boundary has caught.
  expectReport('The above error occurred');
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('A field is missing');
    return <p>The bookmarks</p>;
  }
  const report = vi.fn();
  render(
    <I18nextProvider i18n={await loadTexts('en-GB')}>
      <ReportContext value={report}>
        <p>The book</p>
        <PartBoundary frame={(failed) => <section aria-label="Drawer">{failed}</section>}>
          <Part />
        </PartBoundary>
      </ReportContext>
    </I18nextProvider>,
  );
  expect(screen.getByRole('region', { name: 'Drawer' })).toContainElement(screen.getByRole('alert'));
  expect(screen.getByText('The book')).toBeVisible();
  expect(report).toHaveBeenCalledExactlyOnceWith('A part of the reader failed', new Error('A field is missing'));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The bookmarks')).toBeVisible();
});
