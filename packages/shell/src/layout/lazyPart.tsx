import { type LazyComponent, lazyComponent } from '@realmkit/design-system';
import type { ComponentType } from 'react';
import { getI18n } from 'react-i18next';
import { loadScript } from '../http/loadScript.ts';
import { PartBoundary } from './pages/PartBoundary.tsx';

interface LazyPartOptions<Props> {
  /** The namespaces that the part uses beside those of its page. */
  readonly texts?: readonly string[];
  /** Shows the outline of the part until its script has come, with the same props; nothing by default. */
  readonly Waiting?: ComponentType<Props>;
}

/**
 * Creates a part of a page whose script is loaded on first use. If the script is missing or the part throws, the offer to load the page again takes
 * its place; the rest of the page stays, with everything that was typed.
 * @param load imports the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], Waiting }: LazyPartOptions<Props> = {},
): LazyComponent<Props> {
  const loadWhole = async () => {
    // Without names, i18next would wait for all namespaces that are under way.
    const [part] = await Promise.all([load(), texts.length > 0 ? getI18n().loadNamespaces([...texts]) : undefined]);
    return part;
  };
  const Part = lazyComponent(() => loadScript(loadWhole, 'the script of a part'), Waiting);
  function LazyPart(props: Props) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: Part.preload });
}
