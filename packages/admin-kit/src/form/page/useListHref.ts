import { useState } from 'react';
import { useLocation } from 'react-router';

/** Returns the href of the list that led to a record's page, with its page, sort and search, from the location state; else the default. */
export function useListHref(defaultHref: string): string {
  const { state } = useLocation();
  // The tabs of the page are links: the href must survive navigation between them.
  const [listHref] = useState(() => hrefOf(state));
  return listHref ?? defaultHref;
}

function hrefOf(state: unknown): string | undefined {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? list : undefined;
}
