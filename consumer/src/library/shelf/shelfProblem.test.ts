import { NetworkError, ServiceError } from '@realmkit/openapi';
import { describe, expect, test } from 'vitest';
import { shelfProblem } from './shelfProblem.ts';

const answer = (status: number) => new ServiceError(status, 'name', 'No.');
const [mine, school] = [{ kind: 'user' as const }, { kind: 'schoolUnit' as const }];

describe('what a shelf refuses', () => {
  test('adding to a person’s shelf: 403 is forbidden, 404 is not found', () => {
    expect([shelfProblem(answer(403), 'add', mine), shelfProblem(answer(404), 'add', mine)]).toEqual(['forbidden', 'not_found']);
  });

  test('taking off a person’s shelf: 403 is forbidden', () => {
    expect(shelfProblem(answer(403), 'remove', mine)).toBe('forbidden');
  });

  test('adding to a school unit: 403 is forbidden', () => {
    expect(shelfProblem(answer(403), 'add', school)).toBe('forbidden');
  });

  test('taking from a school unit: 403 and 404 are forbidden', () => {
    expect([shelfProblem(answer(403), 'remove', school), shelfProblem(answer(404), 'remove', school)]).toEqual(['forbidden', 'forbidden']);
  });

  test('everything else is no refusal of a shelf', () => {
    expect(shelfProblem(answer(500), 'add', mine)).toBeUndefined();
    expect(shelfProblem(new NetworkError('http://services.example', undefined), 'add', mine)).toBeUndefined();
  });
});
