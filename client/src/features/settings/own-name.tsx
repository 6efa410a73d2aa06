import { useSession } from '../../api/session';

/** Stands in each dialog that asks for the password: the browser's password store learns whose it is. */
export function OwnName() {
  return <input type="text" hidden readOnly autoComplete="username" value={useSession().phoneNumber ?? ''} />;
}
