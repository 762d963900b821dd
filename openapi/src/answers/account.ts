/** What the apps read of the answers of account.yaml, by the operation's id. */
export const getMe = {
  username: '',
  firstname: '',
  lastname: '',
  email: () => '',
  emailVerified: false,
  sharedAccount: false,
  identifiers: [{ type: '', value: '' }],
};

export const listMyOrganizations = { data: [{ uid: '', name: '', role: '', active: false }], meta: () => ({ totalCount: 0 }) };

export const listMyGroups = { data: [{ uid: '', name: '', organizationUid: '', active: false }], meta: () => ({ totalCount: 0 }) };

export const exportMyData = { uid: '' };

export const register = {};
