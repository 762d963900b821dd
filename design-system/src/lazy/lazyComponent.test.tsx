import { render, screen } from '@testing-library/react';
import { Component, type PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { expectReport } from '../../../scripts/suites/reports.ts';
import { lazyComponent } from './lazyComponent.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Outline = () => <p role="status">Loading</p>;

class Boundary extends Component<PropsWithChildren, { readonly text: string }> {
  static getDerivedStateFromError(error: Error) {
    return { text: error.message };
  }
  override state = { text: '' };
  override render() {
    return this.state.text || this.props.children;
  }
}

test('the outline stands until the script has come, and no longer', async () => {
  const script = Promise.withResolvers<typeof Greeting>();
  const Lazy = lazyComponent(() => script.promise, Outline);
  render(<Lazy name="Ada" />);
  expect(screen.getByRole('status')).toBeVisible();
  script.resolve(Greeting);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a script that has come once shows its content in the first render', async () => {
  const load = vi.fn(async () => Greeting);
  const Lazy = lazyComponent(load);
  const { unmount } = render(<Lazy name="Ada" />);
  await screen.findByText('Hello Ada');
  unmount();
  render(<Lazy name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a script that has been loaded ahead shows its content in the first render, and one that failed then is asked for again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('No network'));
  const Lazy = lazyComponent(load);
  Lazy.preload();
  Lazy.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  render(<Lazy name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('a script that does not come is the error of the boundary around, and is asked for again when the component is shown again', async () => {
  expectReport('No network');
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('No network'));
  const Lazy = lazyComponent(load);
  const { unmount } = render(<Lazy name="Ada" />, { wrapper: Boundary });
  expect(await screen.findByText('No network')).toBeVisible();
  unmount();
  render(<Lazy name="Ada" />, { wrapper: Boundary });
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
