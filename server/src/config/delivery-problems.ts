import type { Environment } from './env';

/** Why messages to members could not be delivered as the settings say; no text holds a value. */
export function deliveryProblems(
  { DELIVERY, PHONE_OTP, SMTP_URL, SMTP_FROM, DELIVERY_URL, DELIVERY_TOKEN }: Environment,
  mayLogCodes: boolean,
): string[] {
  if (DELIVERY === 'smtp' && !(SMTP_URL && SMTP_FROM)) return ['DELIVERY: smtp needs SMTP_URL and SMTP_FROM'];
  if (DELIVERY === 'http' && !(DELIVERY_URL && DELIVERY_TOKEN)) {
    return ['DELIVERY: http needs DELIVERY_URL and DELIVERY_TOKEN'];
  }
  if (DELIVERY === 'log' && PHONE_OTP && !mayLogCodes) {
    return ['DELIVERY: must not be log in production with PHONE_OTP, or codes would stand in the log'];
  }
  return [];
}
