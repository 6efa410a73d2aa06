import type { Settings } from '../../config/settings';
import { Channels } from './channels';
import type { Delivery } from './delivery';
import { HttpDelivery } from './http-delivery';
import { LogDelivery, NoDelivery, NoticeLog } from './log-delivery';
import { SmtpDelivery } from './smtp-delivery';

/** The delivery that the settings name; what it needs was checked when they were read. */
export function deliveryFromSettings({ environment, isDemo }: Settings): Delivery {
  if (environment.DELIVERY === 'smtp') return mailOf(environment);
  if (environment.DELIVERY === 'http') return gatewayOf(environment);
  return isDemo ? new LogDelivery() : new NoDelivery();
}

/**
 * Both ways at once, as far as the settings name them: what is urgent goes to the phone, what is kept by e-mail. Outside the
 * demo nothing goes to the log, which holds no numbers.
 */
export function channelsFromSettings({ environment, isDemo }: Settings, delivery: Delivery): Channels {
  const { DELIVERY, SMTP_URL, SMTP_FROM, DELIVERY_URL, DELIVERY_TOKEN } = environment;
  if (DELIVERY === 'log') {
    const shown = isDemo ? new NoticeLog() : undefined;
    return new Channels(shown, shown);
  }
  const gateway = DELIVERY_URL && DELIVERY_TOKEN ? gatewayOf(environment) : undefined;
  const mail = SMTP_URL && SMTP_FROM ? mailOf(environment) : undefined;
  return DELIVERY === 'http' ? new Channels(delivery, mail) : new Channels(gateway, delivery);
}

function mailOf({ SMTP_URL = '', SMTP_FROM = '', DELIVERY_TIMEOUT_SECONDS }: Settings['environment']) {
  const timeoutMilliseconds = DELIVERY_TIMEOUT_SECONDS * 1000;
  return new SmtpDelivery({ url: SMTP_URL, from: SMTP_FROM, timeoutMilliseconds });
}

function gatewayOf(environment: Settings['environment']) {
  const { DELIVERY_URL = '', DELIVERY_TOKEN = '', DELIVERY_TIMEOUT_SECONDS } = environment;
  const timeoutMilliseconds = DELIVERY_TIMEOUT_SECONDS * 1000;
  return new HttpDelivery({ url: DELIVERY_URL, token: DELIVERY_TOKEN, timeoutMilliseconds });
}
