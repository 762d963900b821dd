import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openContract } from '../door/openContract.ts';
import { changePlace } from './changePlace.ts';

const contract = await openContract(fileURLToPath(new URL('../../testing/contracts/moorings/openapi.yaml', import.meta.url)));

test('a change is shown at the line of the file that describes its operation', () => {
  expect(changePlace(contract, 'GET /moorings/{id} 200 /boat')).toMatchObject({
    file: expect.stringMatching(/moorings\/shared\/paths\.yaml$/),
    line: 4,
  });
  expect(changePlace(contract, 'POST /moorings')).toMatchObject({ file: expect.stringMatching(/moorings\/openapi\.yaml$/), line: 18 });
});

test('a change of what is no operation any more, or of none, is shown at no line', () => {
  expect(changePlace(contract, 'DELETE /moorings')).toBeUndefined();
  expect(changePlace(contract, 'servers')).toBeUndefined();
  expect(changePlace(undefined, 'GET /moorings')).toBeUndefined();
});
