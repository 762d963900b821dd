import { DescriptionList } from '@realmkit/design-system';
import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import { RecordField } from './RecordField.tsx';

test('a record field shows a value with its name, one in an object too, and a dash where there is none', () => {
  render(
    <RecordContextProvider value={{ id: 1, name: 'Klass 2B', schoolUnit: { name: 'Björkskolan' }, code: null }}>
      <DescriptionList>
        <RecordField source="name" label="Name" />
        <RecordField source="schoolUnit.name" label="School" />
        <RecordField source="code" label="Code" />
        <RecordField source="code" label="Login" render={({ name }) => `of ${name}`} />
      </DescriptionList>
    </RecordContextProvider>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Klass 2B', 'Björkskolan', '–', 'of Klass 2B']);
});
