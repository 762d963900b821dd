import Button from '@mui/material/Button';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RealmProvider } from '../provider/RealmProvider.tsx';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

afterEach(cleanup);

const RouterLink = (props: LinkProps) => <a {...props} data-router="yes" />;

const show = (link: React.ReactNode) => {
  render(
    <LinkProvider component={RouterLink}>
      <RealmProvider realm="se">{link}</RealmProvider>
    </LinkProvider>,
  );
  return screen.getByRole('link', { name: 'Go' });
};

test('a link within this origin renders the router’s link', () => {
  expect(show(<Link href="/settings">Go</Link>)).toHaveAttribute('data-router');
});

test('a link to another origin renders a plain link', () => {
  expect(show(<Link href="https://support.example/">Go</Link>)).not.toHaveAttribute('data-router');
});

test('a link that opens another window renders a plain link', () => {
  const link = show(
    <Link href="/terms" target="_blank">
      Go
    </Link>,
  );
  expect(link).not.toHaveAttribute('data-router');
});

test('a button with an href renders the router’s link', () => {
  expect(show(<Button href="/settings">Go</Button>)).toHaveAttribute('data-router');
});
