import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../i18n/resources.ts';
import { namespaces } from '../i18n/namespaces.ts';
import type { CellError } from './plan/ImportRow.ts';
import { useImportTexts } from './useImportTexts.ts';

afterEach(cleanup);

function Cell(error: CellError) {
  const { heading, errorText } = useImportTexts();
  return <p>{`${heading(error.field)}: ${errorText(error)}`}</p>;
}

test.each<[CellError, string]>([
  [{ field: 'ageFilter', reason: 'between' }, 'Age filter: Between 0 and 99.'],
  [{ field: 'eppn', reason: 'tooMany' }, 'EPPN: Too many characters: up to 255.'],
  [{ field: 'username', reason: 'refused', detail: 'name: pattern' }, 'User name: Refused by the service (name: pattern)'],
])('the error of a cell %o has the sentence: %s', async (error, expected) => {
  const shell = await createFakeShell({ app: 'admin', locale: 'en-GB', namespaces });
  render(
    <FakePage shell={shell}>
      <Cell {...error} />
    </FakePage>,
  );
  expect(await screen.findByText(expected)).toBeVisible();
});
