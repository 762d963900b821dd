import { listOperators } from './lists.ts';
import type { Operator } from './operator.ts';
import { requestOperators } from './requests.ts';
import { rightOperators } from './rights.ts';
import { signInOperators } from './signIns.ts';
import { valueOperators } from './values.ts';
import { writeOperators } from './writes.ts';

/** All kinds of mutants; a kind may have more than one operator. */
export const operators: readonly Operator[] = [
  ...listOperators,
  ...valueOperators,
  ...writeOperators,
  ...rightOperators,
  ...requestOperators,
  ...signInOperators,
];
