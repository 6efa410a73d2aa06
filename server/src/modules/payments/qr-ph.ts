/** To whom a QR Ph code pays. */
export interface QrPhMerchant {
  /** The BIC of the bank or e-wallet that takes the money. */
  readonly acquirer: string;
  /** As the acquirer calls the merchant; where it is absent, the code pays to the account. */
  readonly merchantId?: string;
  readonly account?: string;
  readonly name: string;
  readonly city: string;
}

export interface QrPhPayment {
  readonly amountMinor: number;
  /** What the payment is found by. */
  readonly reference: string;
}

/** 9,999,999,999.99: field 54 has at most 13 characters. */
const MOST_MINOR = 999_999_999_999;
/** InstaPay's kind of transfer to an account, in sub-field 02. */
const TO_ACCOUNT = '99964403';
const PESO = '608';
/** ISO 18245: a financial institution, and money to an account. */
const [INSTITUTION, PERSONAL] = ['6012', '6016'] as const;
const [LONGEST_NAME, LONGEST_CITY] = [25, 15] as const;

/** The merchant's name as a code has it, and so as the payer's app says it. */
export const merchantNameOf = ({ name }: QrPhMerchant): string => plain(name, LONGEST_NAME);

/**
 * The text of a QR Ph code that is good for one payment: EMVCo, QR Code Specification for Payment Systems,
 * Merchant-Presented Mode 1.1, sections 4.2 to 4.8. QR Ph pays to merchants by template 28 (`ph.ppmi.p2m`) and to
 * accounts by template 27 (`com.p2pqrpay`). An amount that is too long for its field has no code, which would be one without
 * an amount: that may be used again and again.
 */
export function qrPhPayload(
  merchant: QrPhMerchant,
  { amountMinor, reference }: QrPhPayment,
): string | undefined {
  if (amountMinor > MOST_MINOR) return undefined;
  const { acquirer, merchantId, account = '', city } = merchant;
  const template =
    merchantId === undefined
      ? field(
          '27',
          field('00', 'com.p2pqrpay') +
            field('01', acquirer) +
            field('02', TO_ACCOUNT) +
            field('04', account),
        )
      : field('28', field('00', 'ph.ppmi.p2m') + field('01', acquirer) + field('03', merchantId));
  const payload = [
    field('00', '01'),
    field('01', '12'),
    template,
    field('52', merchantId === undefined ? PERSONAL : INSTITUTION),
    field('53', PESO),
    field('54', (amountMinor / 100).toFixed(2)),
    field('58', 'PH'),
    field('59', merchantNameOf(merchant)),
    field('60', plain(city, LONGEST_CITY)),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return payload + checkSum(payload);
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, begun with 0xFFFF, as four capital hexadecimal digits. */
export function checkSum(text: string): string {
  let sum = 0xffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new Error(`field ${id} of a QR Ph code has 1 to 99 characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** Readers know letters without marks alone. */
function plain(text: string, longest: number): string {
  const ascii = text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  return ascii.slice(0, longest).trim() || 'X';
}
