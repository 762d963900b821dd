import { demoAccounts, demoPassword } from '../gateway/launchpad/demoAccounts.ts';
import { localHostname, panelHostname, type RealmHost, realmHosts } from '../gateway/realmHosts.ts';
import { originOn } from '../gateway/site.ts';
import { formatDataLocation, isPersistent, type Settings } from './settings.ts';

const realmLine = (host: RealmHost, port: string): string => {
  const home = originOn(localHostname(host), port);
  const panel = host.externalPanel ? originOn(panelHostname(host), port) : home;
  return `  ${host.realm}  ${home.padEnd(39)} ${panel}/controlpanel`;
};

const sandboxWords = ({ sandboxPort, data }: Settings) =>
  `  Sandbox    ${originOn('localhost', String(sandboxPort))}   data: ${formatDataLocation(data)}`;

const mockWords = ({ mockPort }: Settings) =>
  `  Mock       ${originOn('localhost', String(mockPort))}   answers by the examples of the contracts and keeps nothing`;

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
  const sweden = originOn('realmkit.se.localhost', port);
  return `
Realmkit is running.

  Launchpad  ${originOn('localhost', port)}
${mock ? mockWords(settings) : sandboxWords(settings)}

Realms: consumer app and control panel
${realmHosts.map((host) => realmLine(host, port)).join('\n')}

${mock ? mockTrial(sweden) : sandboxTrial(sweden, settings)}
`;
}
