import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alert } from '../components/Alert/Alert.tsx';
import { NoticeSnackbar } from '../components/NoticeSnackbar/NoticeSnackbar.tsx';
import { AnnouncerProvider, useAnnounced } from './AnnouncerProvider.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hear = () => {
  act(() => vi.advanceTimersByTime(100));
  return [...document.querySelectorAll('[data-announcer] > p')].map(({ textContent }) => textContent);
};
const notice = { closeLabel: 'Close', onClose: () => undefined };

test('what a form and a notice say both is said once', () => {
  const refusal = 'Something you entered cannot be accepted.';
  render(
    <AnnouncerProvider>
      <Alert severity="error">{refusal}</Alert>
      <NoticeSnackbar open type="error" message={refusal} {...notice} />
    </AnnouncerProvider>,
  );
  expect(hear()).toEqual([refusal]);
  expect(screen.getByRole('alert')).toHaveTextContent(refusal);
});

test('a notice is said without its buttons, and nothing on the page is a live region of its own', () => {
  const undo = { label: 'Undo', onClick: () => undefined };
  const { container } = render(
    <AnnouncerProvider>
      <NoticeSnackbar
        open={false}
        message=""
        {...notice}
        pinned={[{ id: '1', type: 'success', message: 'Elis Ek is deleted', action: undo }]}
      />
      <Alert severity="success" action={<button type="button">Undo</button>}>
        The book is added.
      </Alert>
    </AnnouncerProvider>,
  );
  expect(hear().sort()).toEqual(['Elis Ek is deleted', 'The book is added.']);
  expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

function Sayings({ place, size, dialog = false }: { readonly place: string; readonly size?: string; readonly dialog?: boolean }) {
  useAnnounced(place);
  useAnnounced(size);
  return dialog ? <dialog open aria-label="Question" /> : null;
}

const sayings = (props: Parameters<typeof Sayings>[0]) => (
  <AnnouncerProvider>
    <Sayings {...props} />
  </AnnouncerProvider>
);

test('texts that come at once are all said, in their order', () => {
  render(sayings({ place: 'Page 2 of 7', size: 'Text size 110%' }));
  expect(hear()).toEqual(['Page 2 of 7', 'Text size 110%']);
});

test('a text stays when the next one comes, is said again when it is new again, and is gone from the page after a while', () => {
  const { rerender } = render(sayings({ place: 'Bookmark added' }));
  expect(hear()).toEqual(['Bookmark added']);
  rerender(sayings({ place: 'Bookmark removed' }));
  expect(hear()).toEqual(['Bookmark added', 'Bookmark removed']);
  rerender(sayings({ place: 'Bookmark added' }));
  expect(hear()).toEqual(['Bookmark removed', 'Bookmark added']);
  act(() => vi.advanceTimersByTime(10_000));
  expect(hear()).toEqual([]);
});

test('an open dialog does not hide what is said', () => {
  const { rerender } = render(sayings({ place: 'The rows are loading', dialog: true }));
  hear();
  expect(screen.getByRole('dialog')).toHaveTextContent('The rows are loading');
  rerender(sayings({ place: 'The rows are loaded' }));
  expect(hear()).toEqual(['The rows are loaded']);
});

test('a page has one announcer, and a shadow root its own', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  render(
    <AnnouncerProvider>
      {sayings({ place: 'The page' })}
      <AnnouncerProvider root={root}>
        <Sayings place="The book" />
      </AnnouncerProvider>
    </AnnouncerProvider>,
  );
  expect(hear()).toEqual(['The page']);
  expect(root.querySelector('[data-announcer]')).toHaveTextContent('The book');
  host.remove();
});
