import { Button, type LazyComponent, lazyComponent } from '@realmkit/design-system';
import { Component, type ComponentType, type ReactNode } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { loadScript } from './loadScript.ts';
import { PageNotLoadedError } from './PageNotLoadedError.ts';

interface LazyPartOptions<Props> {
  /** The namespaces that the part uses beside those of its page. */
  readonly texts?: readonly string[];
  /** Shows the outline of the part until its script has come, with the same props; nothing by default. */
  readonly Waiting?: ComponentType<Props>;
}

/**
 * Creates a part of a page whose script is loaded on first use. If the script is missing, the offer to load the page again takes the place of the
 * part; the rest of the page stays, with everything that was typed.
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

class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly missing: boolean }> {
  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof PageNotLoadedError)) throw error;
    return { missing: true };
  }

  override state = { missing: false };

  override render(): ReactNode {
    return this.state.missing ? <PartNotLoaded /> : this.props.children;
  }
}

function PartNotLoaded() {
  const { t } = useTranslation('shell');
  return (
    <p role="alert">
      {t(($) => $.errorPage.notLoadedHelp)} <Button onClick={() => window.location.reload()}>{t(($) => $.errorPage.reload)}</Button>
    </p>
  );
}
