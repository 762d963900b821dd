/** What the apps read of the answers of customer-management.yaml, by the operation's id. */
export const getUser = {
  uid: '',
  userName: '',
  legacyId: 0,
  name: '',
  email: () => '',
  identifiers: [{ type: '', value: '' }],
  schoolAssociations: [{ schoolUid: '', schoolName: '', role: '' }],
};

export const listUsers = { data: [getUser] };

export const exportUserData = {};

const person = { uid: '', name: '' };

const history = {
  data: [
    {
      id: 0,
      timestamp: '',
      subject: '',
      subjectName: () => '',
      actor: person,
      actingAs: () => person,
      action: '',
      changes: [{ field: '', before: () => '', after: () => '' }],
    },
  ],
};

export const listAuditLogs = history;
export const listUserAuditLogs = history;

export const listUserSchoolSubscriptions = {
  data: [{ schoolUid: '', schoolName: '', type: '', startDate: '', endDate: () => '' }],
};

const schoolUnit = {
  uid: '',
  legacyId: 0,
  name: '',
  active: false,
  status: '',
  type: '',
  parent: () => '',
  pupilNumber: () => 0,
  city: () => '',
  identifiers: [{ type: '', value: '' }],
};

export const getSchoolUnit = schoolUnit;
export const createSchoolUnit = schoolUnit;
export const updateSchoolUnit = schoolUnit;
export const addSchoolUnitIdentifiers = schoolUnit;

export const listSchoolUnits = { data: [schoolUnit] };

export const getGroup = {
  uid: '',
  groupId: 0,
  name: '',
  type: '',
  schoolUid: '',
  schoolUnit: () => ({ name: '' }),
  generateCode: false,
  externalId: () => '',
  typicalSchoolEntryYear: () => 0,
  userCount: 0,
};

export const listGroups = { data: [getGroup] };

export const createGroup = { uid: '' };

export const updateGroup = {};

export const listUserGroups = { data: [{ userUid: '', userName: '', name: '', groupUid: '' }] };

export const listUserSchoolUnits = {
  data: [{ userUid: '', name: '', schoolUid: '', schoolName: '', role: '', active: false }],
};

/** The list of associations of which the total alone is read. */
export const countUserSchoolUnits = { meta: { totalItems: 0 } };

export const listSubscriptionTypes = { data: [{ type: '', name: '' }] };

export const listUserSubscriptionPeriods = {
  data: [{ legacyId: 0, userUid: '', type: '', startDate: '', endDate: () => '', editable: false }],
};

export const listSchoolUnitSubscriptionPeriods = {
  data: [
    {
      legacyId: 0,
      schoolUid: '',
      type: '',
      startDate: '',
      endDate: () => '',
      licences: () => 0,
      used: () => 0,
      editable: false,
    },
  ],
};

const newPeriod = { legacyId: 0 };
export const createUserSubscriptionPeriod = newPeriod;
export const createSchoolUnitSubscriptionPeriod = newPeriod;

export const getSyncSettings = {
  active: false,
  dryRun: false,
  organizationMap: [{ uid: '', externalId: '' }],
  lastFetch: () => '',
};

export const listLoginCards = {
  data: [
    {
      userUid: '',
      legacyId: 0,
      userName: '',
      name: '',
      groupName: () => '',
      schoolName: '',
      qrCodeLogin: false,
      card: () => ({ uid: '', issuedAt: '' }),
    },
  ],
};

export const issueLoginCards = {};

export const listLoginCardPrints = { data: [{ uid: '', printedAt: '', printedBy: person, method: '', count: 0 }] };

export const printLoginCards = { data: [{ userUid: '', code: '' }] };
