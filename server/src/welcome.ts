import { DEMO_PASSWORD, demoAccounts } from './config/demo-accounts';
import type { Settings } from './config/settings';

export function printWelcome(settings: Settings, hasDemoAccounts: boolean): void {
  const { environment, isDemo, needsSecondFactor } = settings;
  const address = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const described = `${address}/${environment.API_PAGE ? 'docs' : 'openapi.json'}`;
  const lines = [`Pautang is at ${address}, its API described at ${described}`];
  if (hasDemoAccounts) {
    lines.push(`Sign in with password ${DEMO_PASSWORD} as`);
    lines.push(...demoAccounts.map(({ phoneNumber, what }) => `  ${phoneNumber}  ${what}`));
    lines.push('Officer and assistant work from the command line: npm run backoffice -- help');
  }
  if (!isDemo) {
    lines.push(
      needsSecondFactor
        ? 'Staff need an authenticator (STAFF_SECOND_FACTOR=required)'
        : 'Staff sign in with a password alone unless they set up an authenticator (STAFF_SECOND_FACTOR=optional)',
    );
  }
  console.log(lines.join('\n'));
}
