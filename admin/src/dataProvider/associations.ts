import { type Role, type SchoolAssociation, ServiceError, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { httpErrorOf } from './httpError.ts';

/** The calls that change a user's school associations. Each may fail with an HttpError. */
export interface AssociationCalls {
  addToSchoolUnit: (userUid: string, association: SchoolAssociation) => Promise<void>;
  setRole: (userUid: string, schoolUid: string, role: Role) => Promise<void>;
  removeFromSchoolUnit: (userUid: string, schoolUid: string) => Promise<void>;
}

const rejectAsHttpError = (error: unknown): never => {
  throw error instanceof ServiceError ? httpErrorOf(error) : error;
};

/** Returns the calls that change a user's school associations (admin §7). */
export function associationCalls(client: Clients['customerManagement']): AssociationCalls {
  const setRole = async (userUid: string, schoolUid: string, role: Role) => {
    unwrap(await client.PUT('/users/{userUid}/schoolUnits/{schoolUid}', { params: { path: { userUid, schoolUid } }, body: { role } }));
  };

  /** Only the call that replaces all associations includes the schools below, so the current ones are fetched and sent along. */
  const addWithSubSchools = async (uid: string, added: SchoolAssociation) => {
    const { schoolAssociations } = unwrap(await client.GET('/users/{uid}', { params: { path: { uid } } }));
    const others = schoolAssociations.filter(({ schoolUid }) => schoolUid !== added.schoolUid);
    const body = { schoolAssociations: [...others.map(({ schoolUid, role }) => ({ schoolUid, role, addToSubSchools: false })), added] };
    unwrap(await client.PUT('/users/{uid}/schoolUnits', { params: { path: { uid } }, body }));
  };

  const remove = async (userUid: string, schoolUid: string) => {
    unwrap(await client.DELETE('/users/{userUid}/schoolUnits/{schoolUid}', { params: { path: { userUid, schoolUid } } }));
  };

  return {
    addToSchoolUnit: (userUid, association) =>
      (association.addToSubSchools
        ? addWithSubSchools(userUid, association)
        : setRole(userUid, association.schoolUid, association.role)
      ).catch(rejectAsHttpError),
    setRole: (userUid, schoolUid, role) => setRole(userUid, schoolUid, role).catch(rejectAsHttpError),
    removeFromSchoolUnit: (userUid, schoolUid) => remove(userUid, schoolUid).catch(rejectAsHttpError),
  };
}
