import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayButton } from '../PlayButton/PlayButton.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

const labels = { play: 'Send', pause: 'Send' };

test.each([
  ['Button', (disabled: boolean, send: () => void) => <Button disabled={disabled} onClick={send} children="Send" />],
  ['IconButton', (disabled: boolean, send: () => void) => <IconButton label="Send" disabled={disabled} onClick={send} />],
  [
    'PlayButton',
    (disabled: boolean, send: () => void) => <PlayButton playing={false} labels={labels} disabled={disabled} onToggle={send} />,
  ],
])('a %s that is disabled by its own press keeps the focus and ignores a second press', async (_name, button) => {
  const send = vi.fn();
  function Page() {
    const [isSent, setIsSent] = useState(false);
    return (
      <>
        {button(isSent, () => {
          setIsSent(true);
          send();
        })}
        <a href="#next">Next</a>
      </>
    );
  }
  render(<Page />);
  const { tab, keyboard } = userEvent.setup();
  await tab();
  await keyboard('{Enter}{Enter} ');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toBeEnabled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveBeenCalledOnce();
  await tab();
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a form whose button is aria-disabled is not sent by Enter in a field either', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" aria-disabled>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
  expect(submit).not.toHaveBeenCalled();
});
