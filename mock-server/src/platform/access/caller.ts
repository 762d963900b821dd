import type { components } from '@realmkit/openapi/types/auth';
import type { Realm } from '../database/realms.ts';

/** The owner of an access token with a valid signature. */
export interface Caller {
  readonly uid: string;
  readonly realm: Realm;
  /** Whether the token has the scope `ilt.user.{realm}.write` (shell §6); `authenticate` refuses it once the right is gone. */
  readonly isSuperuser: boolean;
  /** Whether the login was secure: the scope of superusers, or more than one factor (shell §5). */
  readonly isSecure: boolean;
  /** When the user logged in, in seconds since 1970. */
  readonly authTime: number;
  /** The methods with which the user logged in. */
  readonly methods: components['schemas']['AccessTokenClaims']['amr'];
  /** The impersonator while impersonating, otherwise the caller. */
  readonly actorUid: string;
  /** The login whose token it is: all tokens of a token family end with it. */
  readonly family: string;
  /** The session of the auth service that issued the token. */
  readonly sessionId: string | undefined;
  /** The expiry of the token, in seconds since 1970. */
  readonly expiresAt: number;
}
