import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserAvatar } from './UserAvatar.tsx';

test.each([
  ['Astrid Lindqvist', 'AL'],
  ['  anna   maria  björk ', 'AB'],
  ['Øystein', 'Ø'],
  ['', ''],
  ['👩‍🏫 Klass 2B', '👩‍🏫2'],
] as const)('the initials of %s are %s', (name, initials) => {
  expect(render(<UserAvatar name={name} />).container.textContent).toBe(initials);
});
