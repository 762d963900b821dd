/** Options of a fake control panel service: its permissions and its errors. */
export interface FakeControlPanelOptions {
  /** Whether the user may change the existing people. */
  readonly mayEdit?: boolean;
  /** A user name that belongs to a person whom the user cannot see. */
  readonly taken?: string;
  /** Whether every write fails. */
  readonly isDown?: boolean;
  readonly organizations?: readonly { readonly id: number; readonly name: string }[];
}

const level = { viewable: 2, editable: 2 };
const text = (value: string | null) => ({ value, ...level });
const page = (data: readonly unknown[]) => Response.json({ data, meta: { totalItems: data.length } });
const errorResponse = (status: number, name: string) => Response.json({ name, message: 'No.' }, { status });

/** Creates a control panel service without network: a school with two students and one class, which accepts new ones. */
export function fakeControlPanel({
  mayEdit = true,
  taken,
  isDown = false,
  organizations = [{ id: 2, name: 'Björkskolan' }],
}: FakeControlPanelOptions = {}) {
  const organization = { values: [], options: organizations, ...level };
  const attributes = {
    username: text(null),
    name: text(null),
    email: text(null),
    organizations: organization,
    shared: { value: false, ...level },
    ageFilter: { value: null, ...level },
    password: level,
    eppn: text(null),
  };
  const student = (id: number, username: string, name: string) => ({
    id,
    uid: `se-user-${id}`,
    type: 'students',
    attributes: { username: text(username), name: text(name), email: text(null) },
    actions: [{ id: 'EditUserInfo', status: { active: mayEdit } }],
  });
  let last = 100;
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/control-panel/')) return undefined;
    const path = pathname.replace('/control-panel', '');
    if (path === '/v2/students/template') return Response.json({ type: 'students', attributes });
    if (path.endsWith('/students') && request.method === 'GET')
      return page([student(7, 'anna.ek', 'Anna Ek'), student(8, 'elis.ek', 'Elis Ek')]);
    if (path.endsWith('/groups') && request.method === 'GET') {
      return page([{ id: 12, type: 'class', attributes: { name: text('7B'), code: text(null) }, student_count: 20, actions: [] }]);
    }
    if (request.method === 'GET') return undefined;
    if (isDown) return errorResponse(429, 'TooManyRequests');
    if (request.method !== 'POST') return new Response(null, { status: 204 });
    if (taken !== undefined && (await request.clone().text()).includes(taken)) return errorResponse(409, 'ConflictError');
    last += 1;
    return new Response(null, { status: 201, headers: { Location: `${path}/${last}` } });
  };
}
