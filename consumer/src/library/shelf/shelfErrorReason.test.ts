import { NetworkError, ServiceError } from '@realmkit/openapi';
import { describe, expect, test } from 'vitest';
import { shelfErrorReason } from './shelfErrorReason.ts';

const answer = (status: number) => new ServiceError(status, 'name', 'No.');
const [mine, school] = [{ kind: 'user' as const }, { kind: 'schoolUnit' as const }];

describe('the error reason of a bookshelf', () => {
  test('when a book is added to a user’s bookshelf, 403 means forbidden and 404 means not found', () => {
    expect([shelfErrorReason(answer(403), 'add', mine), shelfErrorReason(answer(404), 'add', mine)]).toEqual(['forbidden', 'not_found']);
  });

  test('when a book is removed from a user’s bookshelf, 403 means forbidden', () => {
    expect(shelfErrorReason(answer(403), 'remove', mine)).toBe('forbidden');
  });

  test('when a book is added to a school unit’s bookshelf, 403 means forbidden', () => {
    expect(shelfErrorReason(answer(403), 'add', school)).toBe('forbidden');
  });

  test('when a book is removed from a school unit’s bookshelf, 403 and 404 mean forbidden', () => {
    expect([shelfErrorReason(answer(403), 'remove', school), shelfErrorReason(answer(404), 'remove', school)]).toEqual([
      'forbidden',
      'forbidden',
    ]);
  });

  test('other errors have no reason of the bookshelf', () => {
    expect(shelfErrorReason(answer(500), 'add', mine)).toBeUndefined();
    expect(shelfErrorReason(new NetworkError('http://services.example', undefined), 'add', mine)).toBeUndefined();
  });
});
