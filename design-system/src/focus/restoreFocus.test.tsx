import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { restoreFocus } from './restoreFocus.ts';

/** Renders a page with a list whose rows can be removed, and a button that leads to a second step. */
function Page() {
  useEffect(() => restoreFocus(document.body), []);
  const [rows, setRows] = useState(['Ada', 'Bea']);
  const [step, setStep] = useState(1);

  return (
    <>
      <div>
        <dialog>
          <h2>Take them all out?</h2>
        </dialog>
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

function Loading({ things }: { readonly things: readonly string[] }) {
  useEffect(() => restoreFocus(document.body), []);
  return (
    <>
      <h1>Things</h1>
      <div tabIndex={-1} data-testid="place">
        {things.map((thing) => (
          <button key={thing} type="button">
            {thing}
          </button>
        ))}
      </div>
    </>
  );
}

test('a part that may have the focus takes it when its focused child is removed', async () => {
  const { rerender } = render(<Loading things={['cup', 'pen']} />);
  await press('cup');
  rerender(<Loading things={['pen']} />);
  await waitFor(() => expect(screen.getByTestId('place')).toHaveFocus());
});

test('content that arrives while nothing has the focus does not take it', async () => {
  const { rerender } = render(<Loading things={[]} />);
  rerender(<Loading things={['cup', 'pen']} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

test('the focus is not restored after a press outside all controls', async () => {
  const { rerender } = render(<Loading things={['cup']} />);
  await userEvent.tab();
  await userEvent.click(document.body);
  rerender(<Loading things={[]} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
