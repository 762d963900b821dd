import { contractDataProvider, typedDataProvider } from '@realmkit/admin-kit';
import { createFakeShell } from '@realmkit/shell/testing';
import { resources } from '../dataProvider/resources.ts';
import type { PanelDataProvider } from '../dataProvider/usePanelDataProvider.ts';
import { emptyResponse, type FakeService, fakeService } from './fakeService.ts';

/** Creates the panel's data provider over services that respond by the path, and records the requests that they get. */
export async function fakeProvider(
  respond: (path: string) => Response | undefined = () => undefined,
): Promise<{ readonly provider: PanelDataProvider } & Pick<FakeService, 'requests'>> {
  const base = /^\/(control-panel|library|customer-management\/\w+)(?=\/)/;
  const { answer, requests } = fakeService({
    base,
    instead: undefined,
    serve: (_, { pathname }) => respond(pathname.replace(base, '')) ?? emptyResponse(),
  });
  const { clients, queryClient, report } = await createFakeShell({ app: 'admin', answer });
  return { provider: typedDataProvider(contractDataProvider({ clients, resources, queryClient, report })), requests };
}
