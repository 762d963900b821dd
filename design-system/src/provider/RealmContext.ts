import { createContext, useContext } from 'react';
import { type RealmIdentity, realmIdentities } from '../realm/identities.ts';
import { defaultRealm } from '../realm/Realm.ts';

/** The identity of the nearest `RealmProvider`'s realm. */
export const RealmContext = createContext<RealmIdentity>(realmIdentities[defaultRealm]);

/** Returns the identity of the page's realm. */
export const useRealmIdentity = (): RealmIdentity => useContext(RealmContext);
