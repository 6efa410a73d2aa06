import type { Settings } from '../config/settings';
import { CHANNELS, type Channel } from '../platform/delivery/channels';
import type { Delivery } from '../platform/delivery/delivery';
import { channelsFromSettings, deliveryFromSettings } from '../platform/delivery/delivery-from-settings';
import { type Finding, Findings } from './finding';

const check = new Findings('delivery');

/** Whether messages would find their way, by whichever there are. None is sent. */
export async function deliveryFindings(settings: Settings): Promise<Finding[]> {
  if (settings.environment.DELIVERY === 'log') {
    if (settings.isDemo) return [check.ok('messages are printed in the terminal of the demo')];
    return [check.warn('messages reach nobody', 'Set DELIVERY to smtp or http.')];
  }
  const channels = channelsFromSettings(settings, deliveryFromSettings(settings));
  const ways = CHANNELS.flatMap((channel) => {
    const delivery = channels.get(channel);
    return delivery ? [reachFinding(channel, delivery)] : [];
  });
  return Promise.all(ways);
}

async function reachFinding(channel: Channel, delivery: Delivery): Promise<Finding> {
  const isMail = channel === 'EMAIL';
  try {
    await delivery.reach();
    return check.ok(isMail ? 'the mail server takes us' : 'the gateway answers');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const names = isMail ? 'SMTP_URL' : 'DELIVERY_URL';
    return check.fail(`not reached: ${reason}`, `See whether ${names} is right and answers from here.`);
  }
}
