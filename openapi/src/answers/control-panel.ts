const text = { value: () => '', viewable: 0, editable: 0 };
const actions = [{ id: '', status: { active: false } }];
const listed = { username: text, name: text, email: text };
const attributes = {
  ...listed,
  organizations: { values: [{ id: 0, role: '', admin: false }], options: [{ id: 0, name: '' }], editable: 0 },
  shared: { value: () => false, viewable: 0, editable: 0 },
  ageFilter: { value: () => 0, editable: 0 },
  password: { editable: 0 },
};

/** What the apps read of the answers of control-panel.yaml, by the operation's id. */
export const getProfile = {
  actions,
  attributes: {
    menu: { value: actions },
    homepage: { value: () => '' },
    subscriptions: { value: [{ label: '', value: [{ active: false, endDate: () => '' }] }] },
  },
};

export const listOrganizations = { data: [{ id: 0, name: '' }] };

export const getPerson = { id: 0, uid: '', type: '', attributes, actions };

export const getTemplate = { attributes };

const people = { data: [{ id: 0, uid: '', type: '', attributes: listed, actions }] };

export const listOrganizationStudents = people;
export const listOrganizationGuardians = people;
export const listOrganizationEmployees = people;
export const listOrganizationUsers = people;
export const listGroupUsers = people;

export const getLegacyGroup = { id: 0, type: '', attributes: { name: text, code: text }, student_count: 0, actions };

export const listOrganizationGroups = { data: [getLegacyGroup] };

const personGroups = {
  values: [{ id: 0, organization_id: 0, name: '', type: '', selectable: false, removable: false }],
};
export const listGroupsOfPerson = personGroups;
export const listGroupOptions = personGroups;
