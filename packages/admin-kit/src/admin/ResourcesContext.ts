import { createContext, useContext } from 'react';
import type { Resources } from '../provider/contractDataProvider.ts';
import type { ResourceDeclaration } from '../resources/defineResource.ts';

/** The declarations of the panel's resources. */
export const ResourcesContext = createContext<Resources>({});

/** Returns the declaration of a resource. @throws {Error} if the panel has no resource of this name */
export function useResourceDeclaration(name: string): ResourceDeclaration {
  const resource = useContext(ResourcesContext)[name];
  if (!resource) throw new Error(`There is no resource '${name}'.`);
  return resource;
}
