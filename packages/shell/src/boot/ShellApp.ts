import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { AppName, Shell } from '../context/ShellContext.ts';
import type { ShellRouteHandle } from '../guard/routeAccess.ts';
import type { Namespaces } from '../i18n/namespaces.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import type { Roles } from '../user/roles.ts';

/** The module of a page. */
export interface PageModule {
  readonly Component: ComponentType;
}

interface RoutePage {
  readonly handle?: ShellRouteHandle;
  readonly element?: ReactNode;
  /** Loads the page's module when the page is first opened; used instead of `element`. */
  readonly lazy?: () => Promise<PageModule>;
  /** The namespaces that the page uses beside those of every page; they load beside its module, and not after it. */
  readonly texts?: readonly string[];
}

/** A route of an app; its `handle` sets who may open it, and closed is the default. */
export type AppRoute =
  | (RoutePage & { readonly index: true; readonly path?: never; readonly children?: never })
  | (RoutePage & { readonly index?: false; readonly path?: string; readonly children?: readonly AppRoute[] });

/** The options of an app that the shell needs before rendering. */
export interface BootstrapOptions {
  readonly name: AppName;
  /** The app's texts by namespace; each is loaded in one locale on first use. */
  readonly namespaces: Namespaces;
  /** The namespaces of the first screen, which load together with the configuration. */
  readonly preload?: readonly string[];
  /** Prefetches the queries of the first screen for a user with these roles; rendering waits a short time for them. */
  readonly prefetch?: (shell: Shell, claimed: Roles) => Promise<void>;
  /** An id token from the URL that opened the app, sent to the auth service as a hint; it is not a session. */
  readonly signInHint?: string | undefined;
  /** Receives errors that no screen shows, in addition to the console: an error-reporting service (admin §8). */
  readonly report?: ErrorReporter;
}

/** The part of an app that is rendered. */
export interface ShellScreens {
  /** The app's routes with absolute paths. */
  readonly routes: readonly AppRoute[];
  /** Wraps the app's content in a router; a BrowserRouter by default. */
  readonly router?: (content: ReactElement) => ReactElement;
}

/** The definition of an app for the shell. */
export type ShellApp = BootstrapOptions & ShellScreens;
