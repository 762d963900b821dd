import type { RouteObject } from 'react-router';
import type { ShellRouteHandle } from '../guard/routeAccess.ts';
import type { Namespaces } from '../i18n/namespaces.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import type { AppName } from './ShellContext.ts';

/** A route of an app; its `handle` may say who opens it, and closed is the default. */
export type AppRoute = RouteObject & { handle?: ShellRouteHandle };

/** What an app tells the shell about itself. */
export interface ShellApp {
  readonly name: AppName;
  /** The app's routes, with their whole paths. */
  readonly routes: readonly AppRoute[];
  /** The app's texts by namespace, each loaded in one locale when it is first needed. */
  readonly namespaces: Namespaces;
  /** The namespaces that the first screen needs: they load together with the configuration. */
  readonly preload?: readonly string[];
  /** How long a notice stays, in milliseconds; 5000 where it is left out (shell §9). */
  readonly noticeMs?: number;
  /** Where errors go that no screen shows, beside the console: an error-reporting service (admin §8). */
  readonly report?: ErrorReporter;
}
