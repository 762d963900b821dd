import type { Client } from 'openapi-fetch';
import type { paths } from '../../generated/control-panel.ts';
import type { ClientPolicies } from './clientPolicies.ts';
import { serviceClient } from './serviceClient.ts';

/** Creates a client of the legacy control panel service (admin §7). */
export const controlPanelClient = (policies: ClientPolicies): Client<paths> => serviceClient<paths>('control-panel', policies);
