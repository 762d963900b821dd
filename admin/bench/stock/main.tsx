import simpleRest from 'ra-data-simple-rest';
import {
  Admin,
  Create,
  Datagrid,
  EmailField,
  FunctionField,
  List,
  Pagination,
  Resource,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { contractClient } from './contractClient.ts';

// The page's URL contains the service and the token.
const query = new URLSearchParams(window.location.search);

interface UserRow {
  readonly id: string;
  readonly schoolAssociations: readonly { readonly schoolName: string; readonly role: string }[];
}

const UserList = () => (
  <List
    sort={{ field: 'id', order: 'DESC' }}
    pagination={<Pagination rowsPerPageOptions={[10, 1000]} />}
    filters={[<SearchInput key="q" source="q" alwaysOn />]}
  >
    <Datagrid>
      <TextField source="name" />
      <TextField source="userName" />
      <EmailField source="email" />
      <FunctionField<UserRow>
        label="Organisations"
        render={({ schoolAssociations }) => schoolAssociations.map(({ schoolName, role }) => `${schoolName} ${role}`).join(', ')}
      />
      <TextField source="legacyId" />
    </Datagrid>
  </List>
);

const sources = Array.from({ length: 40 }, (_, index) => `field${index}`);

const UserCreate = () => (
  <Create>
    <SimpleForm>
      {sources.map((source) => (
        <TextInput key={source} source={source} />
      ))}
    </SimpleForm>
  </Create>
);

createRoot(document.getElementById('root') ?? document.body).render(
  <Admin
    dataProvider={simpleRest(query.get('service') ?? '', contractClient(query.get('token') ?? ''))}
    dashboard={() => <h1>Start</h1>}
    disableTelemetry
  >
    <Resource name="users" list={UserList} create={UserCreate} />
  </Admin>,
);
