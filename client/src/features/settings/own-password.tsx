import { useSession } from '../../api/session';

/** Of each form that asks for the member's password, as a borrowed phone is not enough for what it does. */
export const ownPassword = {
  secrets: ['password'],
  fieldOfCode: { CURRENT_PASSWORD_WRONG: 'password' },
} as const;

/** Stands in its dialog: the browser's password store learns whose password it is. */
export function OwnName() {
  return <input type="text" hidden readOnly autoComplete="username" value={useSession().phoneNumber ?? ''} />;
}
