import { Button } from '@realmkit/design-system';
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadScript } from './loadScript.ts';
import { PageNotLoadedError } from './PageNotLoadedError.ts';

/**
 * Creates a part of a page whose script is loaded on first use. If the script is missing, the offer to load the page again takes the place of the
 * part; the rest of the page stays, with everything that was typed.
 * @param load imports the module whose default export is the part.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): ComponentType<Props> {
  const Part = lazy(() => loadScript(load, 'the script of a part'));
  return function LazyPart(props: Props) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
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
