import type { JsonObject } from '@realmkit/openapi/json';
import { useQuery } from '@tanstack/react-query';
import { useBasename, useResourceContext, useResourceDefinition } from 'ra-core';
import { createElement, type ElementType, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { ResourcesContext, useResourceDeclaration } from '../admin/ResourcesContext.ts';
import { CodeToCopy } from './CodeToCopy.tsx';
import type { GuessedElement } from './GuessedElement.ts';
import { guessPage } from './guessPage.ts';
import { inferFields } from './inferFields.ts';
import { loadContract } from './loadContract.ts';
import { singularOf, wordsOf } from './names.ts';
import { printPage } from './printPage.ts';
import { type Page, schemaOfPage } from './schemas.ts';

/** The components of the kit by the names that are printed. */
type Components = Readonly<Record<string, ElementType>>;

/** Returns a described element as React's. @throws {Error} for a component that is not among those of the page */
function show({ component, props, children }: GuessedElement, components: Components): ReactNode {
  const Shown = components[component];
  if (!Shown) throw new Error(`A guessed page has no component '${component}'.`);
  const values = Object.entries(props).map(([name, value]) => [name, typeof value === 'object' ? value.value : value] as const);
  const shown = children.flatMap((child) => ('comment' in child ? [] : [show(child, components)]));
  return createElement(Shown, Object.fromEntries(values), ...shown);
}

interface GuesserProps {
  readonly page: Page;
  readonly components: Components;
}

/** Shows a page by a contract. */
function GuessedPage({ page, components, contract }: GuesserProps & { readonly contract: JsonObject }) {
  const name = useResourceContext() ?? '';
  const declaration = useResourceDeclaration(name);
  const resources = useContext(ResourcesContext);
  const { options } = useResourceDefinition({ resource: name });
  const href = `${useBasename()}/${options?.path ?? name}`;
  const guessed = useMemo(() => {
    const title = wordsOf(name);
    const fieldsOf = (of: Page) => inferFields(schemaOfPage(contract, name, declaration, of), { contract, name, resources });
    const list = { code: `{ href: '${href}', label: '${title}' }`, value: { href, label: title } };
    const record = declaration.getOne ? fieldsOf('show') : [];
    const add = declaration.create && `Add ${singularOf(title).toLowerCase()}`;
    return guessPage(page, fieldsOf(page), { title, list, ...(add && { add }), validate: declaration.validation !== 'service' }, record);
  }, [contract, name, declaration, page, resources, href]);
  const code = printPage(guessed);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: this is what a guesser is for.
    console.info(`Guessed page '${page}' of ${name}:\n\n${code}`);
  }, [code, page, name]);
  return (
    <>
      {show(guessed, components)}
      <CodeToCopy code={code} />
    </>
  );
}

/** Shows a page as its contract describes it, below it the code to copy, and prints the code to the console, as react-admin's guessers do. */
export function Guesser(props: GuesserProps) {
  const { service } = useResourceDeclaration(useResourceContext() ?? '');
  // React's use() would do, but a story that suspends by it does not end: Storybook renders in act().
  const { data: contract } = useQuery({
    queryKey: ['contract', service],
    queryFn: () => loadContract(service),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    throwOnError: true,
  });
  return contract && <GuessedPage {...props} contract={contract} />;
}
