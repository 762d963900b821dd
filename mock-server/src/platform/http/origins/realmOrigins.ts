import { type Realm, realmIdentities, realms } from '../../database/realms.ts';

/** A PUBLIC_ORIGIN: `{suffix}` stands for the suffix of each realm, at the end of the host name, where the apps look for it (shell §1). */
const publicOriginPattern = /^(https?:)\/\/((?:[a-z0-9-]+\.)*realmkit\.\{suffix\}(?:\.localhost)?)(?::\d{1,5})?$/;

const localHostTemplate = 'realmkit.{suffix}.localhost';

/** Returns whether a text is a valid PUBLIC_ORIGIN, such as `https://realmkit.{suffix}`. */
export function isPublicOrigin(text: string): boolean {
  return publicOriginPattern.test(text) && URL.canParse(text.replace('{suffix}', 'se'));
}

/** The origins and host names of the apps, of external panels and of the auth service, for each realm. */
export class RealmOrigins {
  readonly #publicOrigin: string | undefined;
  readonly #hostTemplate: string;
  /** Whether users reach the platform by https only. */
  readonly isSecure: boolean;

  /** Without a PUBLIC_ORIGIN, and with an invalid one (a start refuses it), the platform is on this machine. */
  constructor(publicOrigin: string | undefined) {
    const [, protocol, hostTemplate] = publicOriginPattern.exec(publicOrigin ?? '') ?? [];
    this.#publicOrigin = hostTemplate && publicOrigin;
    this.#hostTemplate = hostTemplate ?? localHostTemplate;
    this.isSecure = protocol === 'https:';
  }

  /** Whether the apps have a public origin. */
  get isPublished(): boolean {
    return this.#publicOrigin !== undefined;
  }

  /** Returns the host name of a realm's apps. */
  appsHostname(realm: Realm): string {
    return this.#hostTemplate.replace('{suffix}', realmIdentities[realm].domainSuffix);
  }

  /** Returns the host name of a realm's external panel. */
  panelHostname(realm: Realm): string {
    return `panel.${this.appsHostname(realm)}`;
  }

  /** Returns the host name of the auth service for a realm's apps. */
  authHostname(realm: Realm): string {
    return `auth.${this.appsHostname(realm)}`;
  }

  /** Returns the origin of a host of a realm; `port` is the gateway's, for a platform on this machine. */
  originOn(hostname: string, port: string): string {
    if (this.#publicOrigin === undefined) return `http://${hostname}${port === '' ? '' : `:${port}`}`;
    return this.#publicOrigin.replace(this.#hostTemplate, hostname);
  }

  /**
   * Returns whether a URL is on an app of a realm: on its public origin. On this machine that is the host of production with https, or the same
   * host with `.localhost` appended and any port.
   */
  isOriginOf(realm: Realm, href: string): boolean {
    const url = URL.canParse(href) ? new URL(href) : undefined;
    if (!url || url.username || url.password) return false;
    const hosts = [this.appsHostname(realm), this.panelHostname(realm)];
    if (this.#publicOrigin !== undefined) return hosts.some((host) => new URL(this.originOn(host, '')).origin === url.origin);
    if (url.protocol === 'https:' && url.port === '') return hosts.includes(`${url.hostname}.localhost`);
    return url.protocol === 'http:' && hosts.includes(url.hostname);
  }

  /** Returns whether an origin is a public one of any realm; pages of production may not use a sandbox on this machine. */
  isPublic(origin: string): boolean {
    return this.#publicOrigin !== undefined && realms.some((realm) => this.isOriginOf(realm, origin));
  }

  /** Returns whether a host name is one of a realm's. */
  isHostname(hostname: string): boolean {
    return realms.some((realm) => [this.appsHostname(realm), this.panelHostname(realm), this.authHostname(realm)].includes(hostname));
  }
}

/** The origins of this process, by the setting PUBLIC_ORIGIN. */
export const realmOrigins = new RealmOrigins(process.env.PUBLIC_ORIGIN);

/** Where the apps of each realm are. */
export interface AppOrigins {
  /** Returns the origin of a realm's apps, for links in mails that no page of theirs caused. */
  readonly appOrigin: (realm: Realm) => string;
}
