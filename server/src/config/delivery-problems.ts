export const DELIVERIES = ['log', 'smtp', 'http'] as const;

interface DeliverySettings {
  readonly DELIVERY: (typeof DELIVERIES)[number];
  readonly PHONE_OTP: boolean;
  readonly SMTP_URL?: string;
  readonly SMTP_FROM?: string;
  readonly DELIVERY_URL?: string;
  readonly DELIVERY_TOKEN?: string;
}

/** An address alone, or behind a name. */
const SENDER = /[^\s<>@]@[^\s<>@]/;

/** Why messages to members could not be delivered as the settings say; no text holds a value. */
export function deliveryProblems(
  { DELIVERY, PHONE_OTP, SMTP_URL, SMTP_FROM, DELIVERY_URL, DELIVERY_TOKEN }: DeliverySettings,
  mayLogCodes: boolean,
): string[] {
  if (DELIVERY === 'smtp' && !(SMTP_URL && SMTP_FROM)) return ['DELIVERY: smtp needs SMTP_URL and SMTP_FROM'];
  if (DELIVERY === 'http' && !(DELIVERY_URL && DELIVERY_TOKEN)) {
    return ['DELIVERY: http needs DELIVERY_URL and DELIVERY_TOKEN'];
  }
  if (DELIVERY === 'log' && PHONE_OTP && !mayLogCodes) {
    return ['DELIVERY: must not be log outside the demo with PHONE_OTP, or codes would stand in the log'];
  }
  // The other way is for notices, which would be left without it in silence.
  if (SMTP_URL && !SMTP_FROM) return ['SMTP_URL: needs SMTP_FROM'];
  if (DELIVERY_URL && !DELIVERY_TOKEN) return ['DELIVERY_URL: needs DELIVERY_TOKEN'];
  if (SMTP_FROM && !SENDER.test(SMTP_FROM)) return ['SMTP_FROM: must hold an e-mail address'];
  return [];
}
