import type { Realm } from '@realmkit/design-system';

/** What decides about the help widget. */
interface HelpSituation {
  /** The widget's page at the third party; undefined where the environment has none. */
  readonly address: string | undefined;
  readonly realm: Realm;
  readonly hostname: string;
  /** The path of the page on show. */
  readonly path: string;
}

const isLocal = (hostname: string): boolean => /(^|\.)localhost$/.test(hostname) || hostname === '127.0.0.1' || hostname === '[::1]';

/** Pages where people type passwords or pay. */
const sensitivePage = /^\/(login|signup|payment|subscriptions|gift-card)(\/|$)/;

/** Whether this environment and country offer the help widget at all: never locally, never in France (shell §9). */
export const offersHelp = ({ address, realm, hostname }: Omit<HelpSituation, 'path'>): boolean =>
  address !== undefined && realm !== 'fr' && !isLocal(hostname);

/** Whether the help widget may stand on a page: not where people sign in or pay. */
export const mayShowHelp = (situation: HelpSituation): boolean => offersHelp(situation) && !sensitivePage.test(situation.path);
