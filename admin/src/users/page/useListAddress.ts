import { useLocation } from 'react-router';
import { tabAddress } from '../../manage/addresses.ts';

/** The address of the list that led to this page; the plain list of users for those who came otherwise. */
export function useListAddress(): string {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? list : tabAddress('users');
}
