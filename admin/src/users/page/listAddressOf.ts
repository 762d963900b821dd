import { tabAddress } from '../../manage/addresses.ts';

/** The address of the list that led to a user's page, out of the page's state; the plain list of users for those who came otherwise. */
export function listAddressOf(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? list : tabAddress('users');
}
