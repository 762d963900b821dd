import { Create, defineResource, SimpleForm, TextInput } from '@realmkit/admin-kit';
import { KitPage, kitShell } from '@realmkit/admin-kit/testing/page';
import { RealmProvider } from '@realmkit/design-system';
import { createRoot } from 'react-dom/client';

const groups = defineResource('customerManagement', {
  create: {
    call: 'PUT /groups',
    answer: {},
    request: () => ({ body: { name: '', type: 'class' as const, schoolUid: '' } }),
    record: (_, { location }) => ({ id: location }),
  },
});

const sources = Array.from({ length: 40 }, (_, index) => `field${index}`);
const shell = await kitShell(() => undefined);

createRoot(document.getElementById('root') ?? document.body).render(
  <RealmProvider realm={shell.realm} scheme="light">
    <KitPage shell={shell} resources={{ groups }}>
      <Create resource="groups" title="A group" list={{ href: '/', label: 'Groups' }}>
        <SimpleForm>
          {sources.map((source) => (
            <TextInput key={source} source={source} label={source} />
          ))}
        </SimpleForm>
      </Create>
    </KitPage>
  </RealmProvider>,
);
