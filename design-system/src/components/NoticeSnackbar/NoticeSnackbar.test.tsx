import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticeSnackbar } from './NoticeSnackbar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(props: Partial<Parameters<typeof NoticeSnackbar>[0]> = {}) {
  const onClose = vi.fn();
  const notice = (more = {}) => <NoticeSnackbar open message="Saved" closeLabel="Close" onClose={onClose} {...props} {...more} />;
  const { rerender } = render(notice());
  return { onClose, change: (more: object) => rerender(notice(more)) };
}

test('a notice hides after 5000 ms', { tags: ['admin §4 Notice.2'] }, () => {
  const { onClose } = show();
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a notice hides after the given duration', () => {
  const { onClose } = show({ autoHideDuration: 4000 });
  pass(4000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a notice without a duration stays', () => {
  const { onClose } = show({ autoHideDuration: null });
  pass(3_600_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('the duration pauses while the pointer is over the notice and then continues', () => {
  const { onClose } = show();
  pass(3000);
  fireEvent.mouseEnter(screen.getByText('Saved'));
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByText('Saved'));
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the duration pauses while the notice has the focus', () => {
  const { onClose } = show();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(5000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a new message restarts the duration', () => {
  const { onClose, change } = show();
  pass(4000);
  change({ message: 'Deleted' });
  pass(4000);
  expect(onClose).not.toHaveBeenCalled();
  pass(1000);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['success', 'CheckCircleIcon'],
  ['error', 'ErrorIcon'],
  ['warning', 'WarningIcon'],
  ['info', 'InfoIcon'],
  [undefined, 'NotificationsIcon'],
] as const)(
  'a notice of the type %s shows the icon %s',
  {
    tags: [
      'shell §2 Notice snackbar.2',
      'shell §2 Notice snackbar.3',
      'shell §2 Notice snackbar.4',
      'shell §2 Notice snackbar.5',
      'shell §2 Notice snackbar.6',
      'admin §2.32',
      'admin §2.33',
    ],
  },
  (type, icon) => {
    show({ type });
    expect(screen.getByText('Saved').parentElement?.querySelector('svg')).toHaveAttribute('data-testid', icon);
  },
);
