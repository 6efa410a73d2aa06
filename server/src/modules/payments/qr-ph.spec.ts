import fc from 'fast-check';
import { readCode } from '../../../test/support/read-code';
import { drawCode } from './payment-code.service';
import { checkSum, qrPhPayload } from './qr-ph';

const merchant = {
  acquirer: 'BOPIPHMMXXX',
  merchantId: '217020000',
  name: 'Pautang Financing Company, Inc.',
  city: 'Makati',
};

/** The fields of a text, as a reader finds them. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function payloadOf(...[to, payment]: Parameters<typeof qrPhPayload>): string {
  const payload = qrPhPayload(to, payment);
  if (payload === undefined) throw new Error(`no code pays ${payment.amountMinor}`);
  return payload;
}

const innerOf = (text: string, id: string) => Object.fromEntries(fieldsOf(fieldsOf(text).get(id) ?? ''));

describe('a QR Ph code', () => {
  it('has the check sum of its standard', () => {
    expect(checkSum('123456789')).toBe('29B1');
  });

  it('names merchant, amount and loan, and is read back from its picture', async () => {
    const payload = payloadOf(merchant, { amountMinor: 2_183_450, reference: 'LN00000042' });

    expect(await readCode(await drawCode(payload))).toBe(payload);
    expect(Object.fromEntries(fieldsOf(payload))).toMatchObject({
      '00': '01',
      '01': '12',
      '52': '6012',
      '53': '608',
      '54': '21834.50',
      '58': 'PH',
      '59': 'Pautang Financing Company',
      '60': 'Makati',
    });
    expect(innerOf(payload, '28')).toEqual({ '00': 'ph.ppmi.p2m', '01': 'BOPIPHMMXXX', '03': '217020000' });
    expect(innerOf(payload, '62')).toEqual({ '05': 'LN00000042' });
    expect(payload.slice(-4)).toBe(checkSum(payload.slice(0, -4)));
  });

  it('pays to an account where there is no merchant', () => {
    const { merchantId: _, ...rest } = merchant;
    const payload = payloadOf(
      { ...rest, account: '1234567890' },
      { amountMinor: 1, reference: 'LN00000042' },
    );
    expect(innerOf(payload, '27')).toEqual({
      '00': 'com.p2pqrpay',
      '01': 'BOPIPHMMXXX',
      '02': '99964403',
      '04': '1234567890',
    });
    expect(fieldsOf(payload).get('54')).toBe('0.01');
    expect(fieldsOf(payload).get('52')).toBe('6016');
  });

  it('is well formed for any name and amount', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: 1, max: 999_999_999_999 }),
        (name, amountMinor) => {
          const payload = payloadOf(
            { ...merchant, name, city: name },
            { amountMinor, reference: 'LN00000042' },
          );
          expect(payload).toMatch(/^[\x20-\x7e]+$/);
          expect([...fieldsOf(payload).keys()]).toEqual([
            '00',
            '01',
            '28',
            '52',
            '53',
            '54',
            '58',
            '59',
            '60',
            '62',
            '63',
          ]);
          expect(fieldsOf(payload).get('54')).toBe((amountMinor / 100).toFixed(2));
        },
      ),
    );
  });

  it('has an amount of at most 13 characters, and is none of a larger one', () => {
    const of = (amountMinor: number) => qrPhPayload(merchant, { amountMinor, reference: 'LN00000042' });
    expect(of(999_999_999_999)).toContain('54139999999999.99');
    expect(of(1_000_000_000_000)).toBeUndefined();
  });
});
