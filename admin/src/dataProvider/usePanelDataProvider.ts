import { type RecordOf, type RowOf, type TypedDataProvider, typedDataProvider } from '@realmkit/admin-kit';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { resources } from './resources.ts';

/** The resources of the panel. */
type PanelResources = typeof resources;
/** The record of a resource of the panel. */
export type PanelRecord<Name extends keyof PanelResources> = RecordOf<PanelResources[Name]>;
/** A row of the list of a resource of the panel. */
export type PanelRow<Name extends keyof PanelResources> = RowOf<PanelResources[Name]>;
/** The data provider of the panel. */
export type PanelDataProvider = TypedDataProvider<PanelResources>;

/** Returns the data provider of the panel with the types of its resources. */
export function usePanelDataProvider(): PanelDataProvider {
  const provider = useDataProvider();
  return useMemo(() => typedDataProvider<PanelResources>(provider), [provider]);
}
