import { tabHref } from '../../manage/paths.ts';

/** Returns the href of the list that led to a user's page, from the location state; defaults to the list of users. */
export function listHrefOf(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? list : tabHref('users');
}
