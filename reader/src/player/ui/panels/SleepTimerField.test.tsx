import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { initialReaderState, type ReaderState } from '../../reader/ReaderState.ts';
import { createState } from '../../state/createState.ts';
import { loadTexts } from '../texts.ts';
import { SleepTimerField } from './SleepTimerField.tsx';

test('the sleep timer says when the book pauses, and nothing while it is off', async () => {
  const state = createState<ReaderState>(initialReaderState);
  render(
    <I18nextProvider i18n={await loadTexts('en-GB')}>
      <SleepTimerField reader={{ state, sleepTimer: { choose: () => {} } }} locale="en-GB" />
    </I18nextProvider>,
  );
  const field = screen.getByRole('combobox');
  expect(field).not.toHaveAccessibleDescription();
  act(() => state.change({ sleep: { choice: 'chapter', minutesLeft: undefined } }));
  expect(field).toHaveAccessibleDescription(/end of the chapter/);
  act(() => state.change({ sleep: { choice: 15, minutesLeft: 1 } }));
  expect(field).toHaveAccessibleDescription(/1 minute/);
  act(() => state.change({ sleep: undefined }));
  expect(field).not.toHaveAccessibleDescription();
});
