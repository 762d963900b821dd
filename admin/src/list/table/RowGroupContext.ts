import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

/** The function that names the group of a row; undefined if the list is not grouped. */
export const RowGroupContext = createContext<((row: RaRecord) => string) | undefined>(undefined);
