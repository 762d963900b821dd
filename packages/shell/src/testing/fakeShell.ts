import { type Realm, realmIdentities } from '@realmkit/design-system';
import type { ActivityEvent, MeProfile, MyGroup, MyOrganization } from '@realmkit/openapi';
import { serviceUrlsBelow } from '@realmkit/openapi';
import type { ConfigurationLinks } from '../configuration/configuration.ts';
import type { AppName, Shell } from '../context/ShellContext.ts';
import { createClients } from '../http/clients.ts';
import { createPendingRequests } from '../http/pendingRequests.ts';
import { createQueryClient } from '../http/queryClient.ts';
import { createI18n } from '../i18n/createI18n.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Namespaces } from '../i18n/namespaces.ts';
import { realmTable } from '../realm/realmTable.ts';
import { leaveForReauthentication } from '../reauthentication/leaveForReauthentication.ts';
import { createSettingsStore } from '../settings/settingsStore.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { type FakeSession, type FakeStatus, fakeSession } from './fakeSession.ts';
import { enablePseudoLocale } from './pseudoText.ts';
import type { TokenOverrides } from './tokens.ts';

/** The options of a fake shell; by default a teacher in Sweden is signed in to the consumer app. */
export interface FakeShellOptions {
  readonly app?: AppName;
  readonly realm?: Realm;
  /** By default the realm's locale. */
  readonly locale?: Locale;
  /** True for the texts of the pseudo-locale, longer than in any language. */
  readonly pseudo?: boolean;
  readonly session?: FakeStatus;
  /** The overrides of the tokens. */
  readonly tokens?: Omit<TokenOverrides, 'now' | 'realm'>;
  readonly me?: Partial<MeProfile>;
  readonly organizations?: readonly MyOrganization[];
  readonly groups?: readonly MyGroup[];
  readonly links?: ConfigurationLinks;
  readonly namespaces?: Namespaces;
  /** The responses to requests; undefined uses the default responses for the user's own data. */
  readonly answer?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

/** A shell without network, storage or clock, with a log of its calls. */
export interface FakeShell extends Shell {
  readonly session: FakeSession;
  /** The URLs that the app opened outside its router. */
  readonly left: readonly string[];
  /** The messages of the reported errors. */
  readonly reported: readonly string[];
  /** The recorded activity events. */
  readonly recorded: readonly Omit<ActivityEvent, 'id'>[];
}

const origin = 'http://services.example';

/** Creates a shell for a test or a story, with the texts of its namespaces loaded. */
export async function createFakeShell(options: FakeShellOptions = {}): Promise<FakeShell> {
  const { app = 'consumer', realm = 'se', namespaces = {} } = options;
  const settings = realmTable[realm];
  const session = fakeSession(options.session ?? 'authenticated', { ...options.tokens, realm });
  const pendingRequests = createPendingRequests();
  const configuration: Shell['configuration'] = {
    services: serviceUrlsBelow(origin),
    issuer: `${origin}/auth`,
    clientId: `realmkit-${realm}`,
    links: options.links ?? { support: 'https://support.example' },
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (await options.answer?.(request)) ?? userResponse(request, options) ?? new Response(null, { status: 404 });
  };
  const i18n = await createI18n(options.locale ?? realmIdentities[realm].locale, namespaces, Object.keys(namespaces));
  if (options.pseudo) enablePseudoLocale(i18n);
  const left: string[] = [];
  const reported: string[] = [];
  const report = (message: string) => void reported.push(message);
  const leaveTo = (url: string) => void left.push(url);
  const recorded: Omit<ActivityEvent, 'id'>[] = [];
  return {
    app: { name: app },
    realm,
    settings,
    configuration,
    session,
    clients: createClients(configuration, settings, session, pendingRequests.counted(fetch)),
    listSettings: createSettingsStore(memoryStorage(), new EventTarget()),
    activity: { record: async (event) => void recorded.push(event), flush: async () => undefined },
    recorded,
    report,
    reported,
    queryClient: createQueryClient(
      () => void session.expire(),
      report,
      (left) => leaveForReauthentication({ session, leaveTo }, left),
    ),
    pendingRequests,
    unsentAnswers: { send: async () => true },
    i18n,
    leaveTo,
    left,
  };
}

const astrid: MeProfile = {
  uid: 'se-user-3',
  username: 'teacher',
  firstname: 'Astrid',
  lastname: 'Lindqvist',
  email: 'astrid.lindqvist@example.se',
  emailVerified: true,
  speakingBookRights: false,
  hidePasswordChange: false,
  sharedAccount: false,
  identifiers: [],
};

const school: MyOrganization = { uid: 'se-school-2', name: 'Björkskolan', role: 'employee', active: true };
const schoolClass: MyGroup = { uid: 'se-group-12', name: 'Klass 2B', organizationUid: 'se-school-2', active: true };

const active = (id: string) => ({ id, status: { active: true } });
const ownProfile = {
  actions: [active('EditPassword')],
  attributes: { menu: { value: [active('ViewLogOut')] }, homepage: { value: '/controlpanel' }, subscriptions: { value: [] } },
};

function userResponse(request: Request, { me, organizations = [school], groups = [schoolClass] }: FakeShellOptions): Response | undefined {
  const url = new URL(request.url);
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const page = (rows: readonly unknown[]) => Response.json({ data: rows.slice(offset, offset + 100), meta: { totalCount: rows.length } });
  switch (url.pathname) {
    case '/account/me':
      return Response.json({ ...astrid, ...me });
    case '/account/me/organizations':
      return page(organizations);
    case '/account/me/groups':
      return page(groups);
    case '/submissions/':
    case '/submissions/reviews':
      return Response.json({ data: [], cursor: null });
    case '/control-panel/v1/me':
      return Response.json(ownProfile);
    default:
      return undefined;
  }
}
