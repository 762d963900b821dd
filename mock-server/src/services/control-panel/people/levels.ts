import type { components } from '@realmkit/openapi/types/control-panel';
import type { Realm } from '../../../database/realms.ts';
import type { PersonType } from './personType.ts';

type Schemas = components['schemas'];
/** An attribute of a person. */
export type AttributeName = keyof Schemas['UserAttributes'];
/** What one may do with an attribute: 0 no, 2 yes. */
export interface Levels {
  readonly viewable: Schemas['Level'];
  readonly editable: Schemas['Level'];
}
/** The levels of those attributes that a person of this type and realm can have. */
export type PersonLevels = { readonly [Name in AttributeName]?: Levels } & {
  readonly [Name in 'username' | 'name' | 'email' | 'organizations' | 'shared' | 'ageFilter' | 'password']: Levels;
};

/** Who looks at whom. */
export interface AccessContext {
  readonly realm: Realm;
  readonly type: PersonType;
  /** Whether the one who looks administrates an organisation of the person. */
  readonly administrates: boolean;
  /** Whether the sign-in of the one who looks was a secure one. */
  readonly secure: boolean;
  /** Whether the person is a superuser and the one who looks is not. */
  readonly outranksCaller: boolean;
}

function levels(viewable: boolean, editable: boolean): Levels {
  return { viewable: viewable ? 2 : 0, editable: editable ? 2 : 0 };
}

/** Whether somebody who works at an organisation of a person may change the person: admins everybody, employees the students. */
export function mayEdit({ type, administrates, outranksCaller }: AccessContext): boolean {
  return !outranksCaller && (administrates || type === 'students');
}

/**
 * What somebody who works at an organisation of a person may see and change of the person (admin §6): external connections exist for
 * everybody but guardians, `bankid` and `sms` for employees, `eppn` and `speakingBookRights` in se; what secure sign-in guards needs one.
 */
export function levelsOf(context: AccessContext): PersonLevels {
  const { realm, type, secure } = context;
  const edits = mayEdit(context);
  const manages = edits && context.administrates;
  const plain = levels(true, edits);
  const managed = levels(true, manages);
  const connected = type !== 'guardians';
  const guarded = levels(secure, secure && manages);
  return {
    username: plain,
    name: plain,
    email: plain,
    organizations: plain,
    shared: levels(true, manages && type === 'students'),
    ageFilter: levels(true, edits && type === 'students'),
    password: levels(false, edits),
    ...(realm === 'se' && connected && { speakingBookRights: levels(secure, secure && edits), eppn: managed }),
    ...(connected && { gsuiteid: managed, gsuiteemail: managed, office365: managed }),
    ...(type === 'employees' && { bankid: guarded, sms: guarded }),
  };
}
