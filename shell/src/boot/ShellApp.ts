import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ShellRouteHandle } from '../guard/routeAccess.ts';
import type { Namespaces } from '../i18n/namespaces.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import type { Roles } from '../user/roles.ts';
import type { AppName, Shell } from './ShellContext.ts';

/** The module of a page. */
export interface PageModule {
  readonly Component: ComponentType;
}

interface RoutePage {
  readonly handle?: ShellRouteHandle;
  readonly element?: ReactNode;
  /** Loads the page's module when the page is first opened, instead of `element`. */
  readonly lazy?: () => Promise<PageModule>;
}

/** A route of an app; its `handle` may say who opens it, and closed is the default. */
export type AppRoute =
  | (RoutePage & { readonly index: true; readonly path?: never; readonly children?: never })
  | (RoutePage & { readonly index?: false; readonly path?: string; readonly children?: readonly AppRoute[] });

/** What the shell must know of an app before there is anything to show. */
export interface ShellBeginning {
  readonly name: AppName;
  /** The app's texts by namespace, each loaded in one locale when it is first needed. */
  readonly namespaces: Namespaces;
  /** The namespaces that the first screen needs: they load together with the configuration. */
  readonly preload?: readonly string[];
  /** Asks for what the first screen shows to somebody with these roles: the answers come beside the script that shows them, which waits for a moment. */
  readonly askAhead?: (shell: Shell, claimed: Roles) => Promise<void>;
  /** An id token of whoever is expected, from the address that opened the app: tells the auth service whom to sign in, and is no session. */
  readonly signInHint?: string | undefined;
  /** How long a notice stays, in milliseconds; 5000 where it is left out (shell §9). */
  readonly noticeMs?: number;
  /** Where errors go that no screen shows, beside the console: an error-reporting service (admin §8). */
  readonly report?: ErrorReporter;
}

/** What an app shows. */
export interface ShellScreens {
  /** The app's routes, with their whole paths. */
  readonly routes: readonly AppRoute[];
  /** Puts the app's content in a router, once; the browser's addresses are the default. */
  readonly router?: (content: ReactElement) => ReactElement;
}

/** What an app tells the shell about itself. */
export type ShellApp = ShellBeginning & ShellScreens;
