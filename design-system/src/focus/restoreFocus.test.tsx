import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusRestoration } from './useFocusRestoration.ts';

/** Renders a page with a list whose rows can be removed, and a button that leads to a second step. */
function Page() {
  const root = useFocusRestoration<HTMLDivElement>({ to: 'nearest' });
  const [rows, setRows] = useState(['Ada', 'Bea']);
  const [step, setStep] = useState(1);

  return (
    <>
      <div ref={root}>
        <h1>Members</h1>
        <ul aria-label="Members">
          {rows.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setRows(rows.filter((row) => row !== name))}>
                Take {name} out
              </button>
            </li>
          ))}
        </ul>
        {step === 1 ? (
          <button type="button" onClick={() => setStep(2)}>
            Go on
          </button>
        ) : (
          <p>Second step</p>
        )}
      </div>
      <button type="button" onClick={() => setRows([])}>
        Elsewhere
      </button>
    </>
  );
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the focus moves to the list when a focused row is removed', async () => {
  render(<Page />);
  await press('Take Ada out');
  expect(screen.getByRole('list', { name: 'Members' })).toHaveFocus();
});

test('the focus moves to the heading when the focused button is removed', async () => {
  render(<Page />);
  await press('Go on');
  expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus();
});

test('a control that the user left does not get the focus back', async () => {
  render(<Page />);
  const row = screen.getByRole('button', { name: 'Take Ada out' });
  act(() => row.focus());
  act(() => row.blur());
  await press('Elsewhere');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).blur());
  await press('Go on');
  expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus();
});
