import { Link } from '@realmkit/design-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppRoute } from '../boot/ShellApp.ts';
import { createFakeShell, FakePage } from '../testing/index.ts';

/** A view transition of the stand-in for the browser: it takes the picture of the left page when the test says so. */
interface Transition {
  /** Takes the picture; resolves when the page says that the next is rendered. */
  readonly capture: () => Promise<void>;
  readonly skipTransition: () => void;
}

let transitions: Transition[] = [];
const skipped = vi.fn();

beforeEach(() => {
  transitions = [];
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const transition = { capture: update, skipTransition: skipped, ready: Promise.resolve() };
      transitions.push(transition);
      return transition;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
  skipped.mockReset();
  vi.useRealTimers();
});

const Page = ({ name }: { readonly name: string }) => {
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <h1>{name}</h1>
      <output>{useLocation().search}</output>
      <Link href="/books">Books</Link>
      <Link href="/late">Late</Link>
      <Link href="?page=2">Second page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/books', { replace: true })}>
        Delete
      </button>
    </main>
  );
};

let scriptComes: () => void = () => undefined;

const createRoutes = (): AppRoute[] => [
  { path: '/', element: <Page key="start" name="Start" /> },
  { path: '/books', element: <Page key="books" name="Books" /> },
  {
    path: '/late',
    lazy: () =>
      new Promise((resolve) => {
        scriptComes = () => resolve({ Component: () => <Page key="late" name="Late" /> });
      }),
  },
];

const open = async () => {
  render(<FakePage shell={await createFakeShell()} routes={createRoutes()} />);
  await screen.findByRole('heading', { name: 'Start' });
};
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
/** Lets the browser take its picture of the left page, and waits until the page says that the next is rendered. */
const capture = async ({ capture: take }: Transition) => {
  let rendered: Promise<void> | undefined;
  // Not awaited within act, which renders when it ends.
  act(() => {
    rendered = take();
  });
  await rendered;
};
const latest = async (): Promise<Transition> => {
  await vi.waitFor(() => expect(transitions).not.toHaveLength(0));
  return transitions.at(-1) as Transition;
};

test('the left page stays until the browser has its picture; the next has its focus when its own is taken', async () => {
  await open();
  await follow('Books');
  const transition = await latest();
  expect(screen.getByRole('heading')).toHaveTextContent('Start');
  await capture(transition);
  expect(screen.getByRole('heading')).toHaveTextContent('Books');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(skipped).not.toHaveBeenCalled();
});

test('the way back, another query and a page for people who want less motion come at once', async () => {
  await open();
  await follow('Second page');
  expect(screen.getByText('?page=2')).toBeVisible();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
  await follow('Books');
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeVisible();
  vi.restoreAllMocks();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  expect(transitions).toHaveLength(0);
});

test('a page that replaces another, such as that of a deleted record, comes at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeVisible();
  expect(transitions).toHaveLength(0);
});

test('a transition begins when the script of the page has come, and a page chosen meanwhile is the one that comes', async () => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Late' }));
  expect(transitions).toHaveLength(0);
  fireEvent.click(screen.getByRole('link', { name: 'Books' }));
  const transition = await latest();
  await capture(transition);
  expect(screen.getByRole('heading')).toHaveTextContent('Books');
  await act(async () => scriptComes());
  expect(screen.getByRole('heading')).toHaveTextContent('Books');
  expect(transitions).toHaveLength(1);
});

test('a page whose script is late shows that it is loading after half a second', async () => {
  await open();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('link', { name: 'Late' }));
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(screen.getByRole('heading')).toHaveTextContent('Start');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(async () => scriptComes());
  expect(screen.getByRole('heading')).toHaveTextContent('Late');
  expect(transitions).toHaveLength(0);
});

test('a page that is not loaded yet comes without a loader for people who want less motion', async () => {
  await open();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Late' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Start');
  await act(async () => scriptComes());
  expect(screen.getByRole('heading')).toHaveTextContent('Late');
  expect(transitions).toHaveLength(0);
});

test('a page that is not rendered in time does not hold the still picture of the left one', async () => {
  await open();
  await follow('Books');
  const transition = await latest();
  vi.useFakeTimers();
  // Outside of act, React renders when the test's own task has ended: later than the limit of the fake clock.
  const rendered = transition.capture();
  vi.advanceTimersByTime(100);
  await rendered;
  expect(skipped).toHaveBeenCalledOnce();
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Books' })).toBeVisible();
});
