import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Place({ things }: { readonly things: readonly string[] }) {
  const place = useKeptFocus<HTMLDivElement>(things.length);
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

test('the focus of what goes is kept at its place', async () => {
  const { rerender } = render(<Place things={['cup', 'pen']} />);
  await userEvent.click(screen.getByRole('button', { name: 'cup' }));
  rerender(<Place things={['pen']} />);
  expect(screen.getByTestId('place')).toHaveFocus();
});

test('what arrives while nothing has the focus takes none', () => {
  const { rerender } = render(<Place things={[]} />);
  rerender(<Place things={['cup', 'pen']} />);
  expect(document.body).toHaveFocus();
});

test('whoever has pressed beside everything is not brought back', async () => {
  const { rerender } = render(<Place things={['cup']} />);
  await userEvent.tab();
  await userEvent.click(document.body);
  rerender(<Place things={[]} />);
  expect(document.body).toHaveFocus();
});
