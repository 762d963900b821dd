import { type Realm, realmIdentities } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import { type Configuration, ConfigurationError } from '../configuration/configuration.ts';
import { loadConfiguration } from '../configuration/loadConfiguration.ts';
import type { Shell } from '../context/ShellContext.ts';
import { rememberAudioAid } from '../guard/audioAid.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { type Locale, preferredLocale } from '../i18n/locales.ts';
import { storedLocale } from '../i18n/storedLocale.ts';
import { chosenRealm } from '../realm/chosenRealm.ts';
import { RealmNotInitialisedError } from '../realm/RealmNotInitialisedError.ts';
import { takeAuthorizationResponse } from '../session/signIn/authorizationResponse.ts';
import { indexedDbTokenStore } from '../session/tokens/tokenStore.ts';
import { withMemoryFallback } from '../session/tokens/withMemoryFallback.ts';
import { tabStorage, visitStorage } from '../storage/pageStorage.ts';
import { withTimeout } from '../timing/withTimeout.ts';
import { createShell } from './createShell.ts';
import { keepSessionAlive } from './keepSessionAlive.ts';
import type { BootstrapOptions } from './ShellApp.ts';

/** The result of loading a page. */
export type StartState =
  | { readonly phase: 'unknownRealm'; readonly message: string; readonly i18n: i18n }
  /** The configuration could not be loaded. */
  | { readonly phase: 'down'; readonly detail: string | undefined; readonly i18n: i18n }
  | { readonly phase: 'ready'; readonly shell: Shell };

/** The start of a page. */
export interface Start {
  /** Undefined on a host without a realm. */
  readonly realm: Realm | undefined;
  readonly locale: Locale;
  /**
   * Loads what the first render needs; a repeated call retries.
   * @throws PageNotLoadedError if the texts of the shell cannot be loaded.
   */
  readonly load: () => Promise<StartState>;
}

/** The time that the first render waits for the stored session, in milliseconds. */
const restoreTimeoutMs = 500;

/** Starts a page: removes the authorization code from the URL first, then loads texts and configuration in parallel. */
export function createBootstrap(app: BootstrapOptions): Start {
  const response = takeAuthorizationResponse(window.location, window.history, tabStorage);
  rememberAudioAid(window.location.search, tabStorage);
  const realm = realmOfPage();
  const known = realm instanceof RealmNotInitialisedError ? undefined : realm;
  const locale = storedLocale(visitStorage) ?? (known ? realmIdentities[known].locale : preferredLocale(navigator.languages));
  document.documentElement.lang = locale;
  const texts = createI18n(locale, app.namespaces, app.preload);
  const tokens = withMemoryFallback(indexedDbTokenStore());
  // Opening the database takes longer than reading it: this opens it before the session reads.
  void tokens.read();

  async function ready(configuration: Configuration, clientId: string, onRealm: Realm, i18n: i18n): Promise<StartState> {
    const shell = createShell({
      app: { name: app.name, signInHint: app.signInHint },
      realm: onRealm,
      configuration,
      clientId,
      tokens,
      i18n,
      report: app.report,
    });
    keepSessionAlive(shell.session);
    const started = shell.session.start(response);
    // Not reported: the session holds its error. It is mostly restored from this device: the first render is then the page itself, without a loader before it.
    await withTimeout(started, restoreTimeoutMs).catch(() => undefined);
    return { phase: 'ready', shell };
  }

  async function load(): Promise<StartState> {
    // In parallel.
    const [i18n, configuration] = await Promise.all([texts, loadConfiguration(window.fetch).catch((error: Error) => error)]);
    if (realm instanceof RealmNotInitialisedError) return { phase: 'unknownRealm', message: realm.message, i18n };
    if (configuration instanceof Error) {
      const detail = configuration instanceof ConfigurationError ? configuration.message : undefined;
      return { phase: 'down', detail, i18n };
    }
    const { clientId } = configuration;
    if (clientId === undefined) return { phase: 'unknownRealm', message: new RealmNotInitialisedError(realm).message, i18n };
    return ready(configuration, clientId, realm, i18n);
  }

  return { realm: known, locale, load };
}

function realmOfPage(): Realm | RealmNotInitialisedError {
  try {
    return chosenRealm(window.location.hostname, visitStorage);
  } catch (error) {
    if (error instanceof RealmNotInitialisedError) return error;
    throw error;
  }
}
