import { realmOrigins } from '@realmkit/mock-server';
import { demoAccounts, demoPassword } from '../doors/demoAccounts.ts';
import { type RealmHost, realmHosts } from '../realmHosts.ts';
import { formatDataLocation, isPersistent, type Settings } from './settings.ts';

const realmLine = (host: RealmHost, port: string): string => {
  const home = realmOrigins.originOn(realmOrigins.appsHostname(host.realm), port);
  const panel = host.externalPanel ? realmOrigins.originOn(realmOrigins.panelHostname(host.realm), port) : home;
  return `  ${host.realm}  ${home.padEnd(39)} ${panel}/controlpanel`;
};

const sandboxWords = ({ servicesUrl, data }: Settings) => `  Sandbox    ${servicesUrl}   data: ${formatDataLocation(data)}`;

const mockWords = ({ mockPort }: Settings) =>
  `  Mock       http://localhost:${mockPort}   answers by the examples of the contracts and keeps nothing`;

const sandboxTrial = (sweden: string, { data }: Settings) => `Demo accounts in every realm, password ${demoPassword}
  ${demoAccounts.map(({ userName }) => userName).join(', ')}

Try: sign in as superuser at ${sweden}/controlpanel/beta/manage?tab=users, find a user,
     change their schools and roles${isPersistent(data) ? ', stop with Ctrl-C, start again: the change is still there' : ''}.`;

const mockTrial = (
  sweden: string,
) => `Log in with any user name and password: you are the person of the examples, as superuser one who manages users.

Try: ${sweden}/controlpanel/beta/manage?tab=users shows the users of the example, whatever you search or change.`;

/** Returns the text printed after the start: the URLs of all realms, the accounts, and what to try. */
export function announcement(settings: Settings, mock = false): string {
  const port = String(settings.gatewayPort);
  const sweden = realmOrigins.originOn(realmOrigins.appsHostname('se'), port);
  return `
Realmkit is running.

  Launchpad  http://localhost:${port}
${mock ? mockWords(settings) : sandboxWords(settings)}

Realms: consumer app and control panel
${realmHosts.map((host) => realmLine(host, port)).join('\n')}

${mock ? mockTrial(sweden) : sandboxTrial(sweden, settings)}
`;
}
