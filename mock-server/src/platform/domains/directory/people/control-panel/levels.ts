import type { PersonAttributeName } from '@realmkit/openapi/people';
import type { components } from '@realmkit/openapi/types/control-panel';
import type { Realm } from '../../../../database/realms.ts';
import type { PersonType } from './personType.ts';

type Schemas = components['schemas'];
/** The access levels of an attribute: 0 denied, 2 allowed. */
export interface Levels {
  readonly viewable: Schemas['Level'];
  readonly editable: Schemas['Level'];
}
/** The levels of each attribute; undefined for one that people of this type and realm cannot have, which the contract then leaves out. */
export type PersonLevels = { readonly [Name in PersonAttributeName]: Levels | Extract<Schemas['UserAttributes'][Name], undefined> };

/** The data of caller and person that determines the levels. */
export interface AccessContext {
  readonly realm: Realm;
  readonly type: PersonType;
  /** Whether the caller administrates an organisation of the person. */
  readonly administrates: boolean;
  /** Whether the caller has a secure login. */
  readonly secure: boolean;
  /** Whether the person is a superuser and the caller is not. */
  readonly outranksCaller: boolean;
  /** Whether nobody but the person themselves changes how they log in, see `keepsLogin`. */
  readonly keepsLogin: boolean;
}

function levels(viewable: boolean, editable: boolean): Levels {
  return { viewable: viewable ? 2 : 0, editable: editable ? 2 : 0 };
}

/** Returns whether a staff member may edit a person of their organisation: admins may edit everybody, employees only students. */
export function mayEdit({ type, administrates, outranksCaller }: AccessContext): boolean {
  return !outranksCaller && (administrates || type === 'students');
}

/**
 * Returns the levels of a staff member for a person of their organisation (admin §6): external connections exist for all types except
 * guardians, `bankid` and `sms` for employees, `eppn` and `speakingBookRights` in se; guarded attributes require a secure login. Whatever lets
 * a person log in, or get a new password by email, is their own where more than this school hangs on it.
 */
export function levelsOf(context: AccessContext): PersonLevels {
  const { realm, type, secure } = context;
  const edits = mayEdit(context);
  const editsLogin = edits && !context.keepsLogin;
  const manages = edits && context.administrates;
  const plain = levels(true, edits);
  const login = levels(true, editsLogin);
  const connection = levels(true, manages && editsLogin);
  const connected = type !== 'guardians';
  const swedish = connected && realm === 'se';
  const guarded = levels(secure, secure && manages && editsLogin);
  return {
    username: login,
    name: plain,
    email: login,
    organizations: plain,
    shared: levels(true, manages && type === 'students'),
    ageFilter: levels(true, edits && type === 'students'),
    password: levels(false, editsLogin),
    speakingBookRights: swedish ? levels(secure, secure && edits) : undefined,
    eppn: swedish ? connection : undefined,
    gsuiteid: connected ? connection : undefined,
    gsuiteemail: connected ? connection : undefined,
    office365: connected ? connection : undefined,
    bankid: type === 'employees' ? guarded : undefined,
    sms: type === 'employees' ? guarded : undefined,
  };
}
