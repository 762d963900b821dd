import { createContext, useContext } from 'react';
import { type RealmIdentity, realmIdentities } from '../realm/identities.ts';
import { defaultRealm } from '../realm/Realm.ts';

/** The identity that the nearest `RealmProvider` wears. */
export const RealmContext = createContext<RealmIdentity>(realmIdentities[defaultRealm]);

/** The identity of the realm that the page is dressed in. */
export const useRealmIdentity = (): RealmIdentity => useContext(RealmContext);
