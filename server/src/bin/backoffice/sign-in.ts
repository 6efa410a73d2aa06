import type { PautangClient } from '@pautang/sdk';
import type { BackofficeEnvironment } from '../../config/backoffice-env';
import { askSecret } from './ask-secret';

/** Signs in, with a code where the account has an authenticator. @throws ApiError */
export async function signIn(
  api: PautangClient,
  { phoneNumber, password, code }: BackofficeEnvironment,
): Promise<void> {
  const needed = await api.signIn({ phoneNumber, password });
  if (!needed) return;
  const typed = code ?? (await askSecret('Code of your authenticator, or a recovery code'));
  await api.enterSecondFactor({ token: needed.token, code: typed });
}
