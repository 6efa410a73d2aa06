import type { Settings } from '../../config/settings';
import type { Delivery } from './delivery';
import { HttpDelivery } from './http-delivery';
import { LogDelivery } from './log-delivery';
import { SmtpDelivery } from './smtp-delivery';

/** The delivery that the settings name; what it needs was checked when they were read. */
export function deliveryFromSettings({ environment }: Settings): Delivery {
  const { DELIVERY, SMTP_URL = '', SMTP_FROM = '', DELIVERY_URL = '', DELIVERY_TOKEN = '' } = environment;
  const timeoutMilliseconds = environment.DELIVERY_TIMEOUT_SECONDS * 1000;
  if (DELIVERY === 'smtp') return new SmtpDelivery({ url: SMTP_URL, from: SMTP_FROM, timeoutMilliseconds });
  if (DELIVERY === 'http') {
    return new HttpDelivery({ url: DELIVERY_URL, token: DELIVERY_TOKEN, timeoutMilliseconds });
  }
  return new LogDelivery();
}
