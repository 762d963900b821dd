import { demoAccounts, demoPassword } from '../gateway/launchpad/demoAccounts.ts';
import { localHostname, panelHostname, type RealmHost, realmHosts } from '../gateway/realmHosts.ts';
import { originOn } from '../gateway/site.ts';
import { dataInWords, isKept, type Settings } from './settings.ts';

const realmLine = (host: RealmHost, port: string): string => {
  const home = originOn(localHostname(host), port);
  const panel = host.externalPanel ? originOn(panelHostname(host), port) : home;
  return `  ${host.realm}  ${home.padEnd(39)} ${panel}/controlpanel`;
};

/** What is printed once everything runs: the addresses of all realms, the demo accounts, and what to try. */
export function announcement({ gatewayPort, sandboxPort, data }: Settings): string {
  const port = String(gatewayPort);
  const sweden = originOn('realmkit.se.localhost', port);
  return `
Realmkit is running.

  Launchpad  ${originOn('localhost', port)}
  Sandbox    ${originOn('localhost', String(sandboxPort))}   data: ${dataInWords(data)}

Realms: consumer app and control panel
${realmHosts.map((host) => realmLine(host, port)).join('\n')}

Demo accounts in every realm, password ${demoPassword}
  ${demoAccounts.map(({ userName }) => userName).join(', ')}

Try: sign in as superuser at ${sweden}/controlpanel/beta/manage?tab=users, find a user,
     change their schools and roles${isKept(data) ? ', stop with Ctrl-C, start again: the change is still there' : ''}.
`;
}
