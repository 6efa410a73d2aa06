import type { Settings } from '../config/settings';
import { deliveryFromSettings } from '../platform/delivery/delivery-from-settings';
import { type Finding, Findings } from './finding';

const check = new Findings('delivery');

/** Whether messages would find their way. None is sent. */
export async function deliveryFindings(settings: Settings): Promise<Finding[]> {
  const { DELIVERY } = settings.environment;
  if (DELIVERY === 'log') {
    if (settings.isDemo) return [check.ok('messages are printed in the terminal of the demo')];
    return [check.warn('messages reach nobody', 'Set DELIVERY to smtp or http.')];
  }
  try {
    await deliveryFromSettings(settings).reach();
    return [check.ok(`the ${DELIVERY === 'smtp' ? 'mail server takes us' : 'gateway answers'}`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const names = DELIVERY === 'smtp' ? 'SMTP_URL' : 'DELIVERY_URL';
    return [check.fail(`not reached: ${reason}`, `See whether ${names} is right and answers from here.`)];
  }
}
