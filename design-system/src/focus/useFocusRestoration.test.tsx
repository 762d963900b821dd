import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFocusRestoration } from './useFocusRestoration.ts';

function Place({ things }: { readonly things: readonly string[] }) {
  const place = useFocusRestoration<HTMLDivElement>({ to: 'self', change: things.length });
  return (
    <div ref={place} tabIndex={-1} data-testid="place">
      {things.map((thing) => (
        <button key={thing} type="button">
          {thing}
        </button>
      ))}
    </div>
  );
}

test('the element takes the focus when its focused child is removed', async () => {
  const { rerender } = render(<Place things={['cup', 'pen']} />);
  await userEvent.click(screen.getByRole('button', { name: 'cup' }));
  rerender(<Place things={['pen']} />);
  expect(screen.getByTestId('place')).toHaveFocus();
});

test('content that arrives while nothing has the focus does not take it', () => {
  const { rerender } = render(<Place things={[]} />);
  rerender(<Place things={['cup', 'pen']} />);
  expect(document.body).toHaveFocus();
});

test('the focus is not restored after a press outside all controls', async () => {
  const { rerender } = render(<Place things={['cup']} />);
  await userEvent.tab();
  await userEvent.click(document.body);
  rerender(<Place things={[]} />);
  expect(document.body).toHaveFocus();
});
