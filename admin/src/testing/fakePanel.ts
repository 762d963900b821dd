import { asList, isJsonObject } from '@realmkit/openapi/json';
import type { Person, PersonType } from '../resources/people/personTypes.ts';
import { emptyResponse, type FakeService, fakeService, type Instead, notFoundResponse } from './fakeService.ts';
import { organizationOptions, person, typeOf } from './people.ts';
import { users } from './school.ts';

/** The faults of a fake legacy service. */
export interface FakePanelOptions {
  readonly instead?: Instead;
}

const groups = [
  { id: 1, organization_id: 2, name: 'Klass 2B', type: 'class' as const, selectable: true, removable: true },
  { id: 2, organization_id: 2, name: 'Klass 3A', type: 'class' as const, selectable: true, removable: true },
];

const attribute = <Value>(value: Value) => ({ value, viewable: 2, editable: 2 });
const legacyGroups = groups.map(({ id, name }) => ({
  id,
  attributes: { name: attribute(name), code: attribute(id === 1 ? 'BJORK2B' : null) },
  type: 'class' as const,
  student_count: id === 1 ? 3 : 0,
  actions: ['EditGroup', 'EditGroupPassword', 'EditGroupAgeFilter'].map((action) => ({ id: action, status: { active: true } })),
}));

/** Creates a fake legacy service that stores the changes of its people. */
export function fakePanel({ instead }: FakePanelOptions = {}): FakeService {
  let people: readonly Person[] = users.map(({ legacyId }) => person(legacyId));
  let memberships: readonly unknown[] = [1];

  const page = (url: URL, rows: readonly { readonly attributes: { readonly name: { readonly value: string | null } } }[]) => {
    const q = url.searchParams.get('q')?.toLowerCase() ?? '';
    const [number, size] = [Number(url.searchParams.get('page') ?? 1), Number(url.searchParams.get('size') ?? 10)];
    const found = rows.filter(({ attributes }) => attributes.name.value?.toLowerCase().includes(q)).toReversed();
    return Response.json({ data: found.slice((number - 1) * size, number * size), meta: { totalItems: found.length } });
  };

  function change(id: number, data: Readonly<Record<string, unknown>>): Response {
    people = people.map((one) =>
      one.id === id
        ? {
            ...one,
            attributes: Object.assign({}, one.attributes, {
              ...Object.fromEntries(
                Object.entries(one.attributes).map(([name, attribute]) => [
                  name,
                  name in data && name !== 'organizations' ? { ...attribute, value: data[name] } : attribute,
                ]),
              ),
            }),
          }
        : one,
    );
    return emptyResponse();
  }

  function restore(id: string | undefined): Response {
    const found = users.find(({ legacyId }) => String(legacyId) === id);
    if (!found || people.some((one) => one.id === found.legacyId)) return notFoundResponse();
    people = [...people, person(found.legacyId)];
    return emptyResponse();
  }

  function ofPerson(method: string, type: PersonType, id: string | undefined, data: Readonly<Record<string, unknown>>): Response {
    if (method === 'POST') return new Response(null, { status: 201, headers: { Location: `/v2/${type}/3` } });
    if (id === 'template') return Response.json({ type, attributes: template() });
    const found = people.find((one) => String(one.id) === id);
    if (!found) return notFoundResponse();
    if (method === 'PATCH') return change(found.id, data);
    if (method === 'GET') return Response.json(found);
    people = people.filter((one) => one !== found);
    return emptyResponse();
  }

  function ofGroup(method: string, id: string | undefined, part: string | undefined, url: URL): Response {
    if (method === 'POST') return new Response(null, { status: 201, headers: { Location: '/v1/groups/1' } });
    const found = legacyGroups.find((group) => String(group.id) === id);
    if (!found) return notFoundResponse();
    if (part === 'users') return page(url, people.slice(2, 5));
    return method === 'GET' ? Response.json(found) : emptyResponse();
  }

  function serve(method: string, url: URL, body: unknown): Response | undefined {
    const [, , , resource, id, part] = url.pathname.split('/');
    const data = isJsonObject(body) && isJsonObject(body.data) ? body.data : {};
    switch (resource) {
      case 'me':
        return undefined;
      case 'organizations':
        if (id === undefined) return Response.json({ data: organizationOptions });
        if (part === 'groups') return page(url, legacyGroups);
        return page(
          url,
          people.filter((one) => part === 'users' || typeOf(one.id) === part),
        );
      case 'groups':
        return ofGroup(method, id, part, url);
      case 'users':
        if (method === 'PUT' && isJsonObject(body)) {
          memberships = asList(body.data);
          return emptyResponse();
        }
        return Response.json({ values: part === 'groups' ? groups.filter((group) => memberships.includes(group.id)) : groups });
      case 'students':
      case 'guardians':
      case 'employees':
        if (part === 'restore') return restore(id);
        return ofPerson(method, resource, id, Object.fromEntries(Object.entries(data)));
      default:
        return undefined;
    }
  }

  return fakeService({ base: /^\/control-panel(?=\/)/, instead, serve });
}

const template = () => {
  const { attributes } = person(3);
  const empty = <Attribute extends object>(attribute: Attribute) => ({ ...attribute, value: null });
  return {
    ...attributes,
    username: empty(attributes.username),
    name: empty(attributes.name),
    email: empty(attributes.email),
    organizations: { ...attributes.organizations, values: [] },
  };
};
