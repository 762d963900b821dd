import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

/** The name of the group that a row belongs to, where the list is grouped. */
export const RowGroupContext = createContext<((row: RaRecord) => string) | undefined>(undefined);
