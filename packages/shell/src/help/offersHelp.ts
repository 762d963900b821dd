import type { Realm } from '@realmkit/design-system';

/** The conditions that decide about the help widget. */
interface HelpSituation {
  /** The URL of the third party's widget; undefined if the environment has none. */
  readonly url: string | undefined;
  readonly realm: Realm;
  readonly hostname: string;
  /** The path of the current page. */
  readonly path: string;
}

const isLocal = (hostname: string): boolean => /(^|\.)localhost$/.test(hostname) || hostname === '127.0.0.1' || hostname === '[::1]';

/** The pages with passwords or payments. */
const sensitivePage = /^\/(login|signup|payment|subscriptions|gift-card)(\/|$)/;

/** Returns whether this environment and country offer the help widget: never locally, never in France (shell §9). */
export const offersHelp = ({ url, realm, hostname }: Omit<HelpSituation, 'path'>): boolean =>
  url !== undefined && realm !== 'fr' && !isLocal(hostname);

/** Returns whether the help widget may be shown on a page: not where people sign in or pay. */
export const mayShowHelp = (situation: HelpSituation): boolean => offersHelp(situation) && !sensitivePage.test(situation.path);
