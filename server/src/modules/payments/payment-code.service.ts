import { Injectable } from '@nestjs/common';
import { toMinor } from '@pautang/loan-terms';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { Database } from '../../platform/database/database';
import { HOME_CURRENCY } from '../currency/currency.service';
import { LoanNotFound } from '../loan/loan.errors';
import { isOwing } from '../loan/loan-status';
import { overpaymentReferences } from '../servicing/overpayment';
import type { PaymentCodeDto, PaymentCodeRequestDto } from './payment-code.dto';
import { loansByNumber } from './payments.sql';
import { merchantNameOf, type QrPhMerchant, qrPhPayload } from './qr-ph';

/** Large enough to be photographed from a screen. */
const DOTS_A_MODULE = 8;

/** The code that pays a loan. Nothing of it is kept: what arrives names the loan. */
@Injectable()
export class PaymentCodes {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** @throws LoanNotFound for a number that is none of the member's own */
  async ofMember(
    { accountId }: CurrentAccount,
    { loanNumber, amount, pays }: PaymentCodeRequestDto,
  ): Promise<PaymentCodeDto> {
    const [loan] = await loansByNumber.all(this.database.manager, [loanNumber]);
    if (loan?.memberId !== accountId) throw new LoanNotFound();
    const { merchant } = this;
    if (!merchant || loan.currency !== HOME_CURRENCY || !isOwing(loan.status)) return { offered: false };
    const reference = pays === undefined ? loanNumber : overpaymentReferences(loanNumber)[pays];
    const payload = qrPhPayload(merchant, { amountMinor: toMinor(amount), reference });
    if (payload === undefined) return { offered: false };
    const picture = (await drawCode(payload)).toString('base64');
    return { offered: true, reference, payload, picture, merchantName: merchantNameOf(merchant) };
  }

  private get merchant(): QrPhMerchant | undefined {
    const { QRPH_ACQUIRER, QRPH_MERCHANT_ID, QRPH_ACCOUNT, QRPH_NAME, QRPH_CITY, PAYMENT_ACCOUNT_NAME } =
      this.settings.environment;
    if (QRPH_ACQUIRER === undefined) return undefined;
    const name = QRPH_NAME ?? PAYMENT_ACCOUNT_NAME;
    const to = { merchantId: QRPH_MERCHANT_ID, account: QRPH_ACCOUNT };
    return { acquirer: QRPH_ACQUIRER, ...to, name, city: QRPH_CITY };
  }
}

/** As PNG. Who draws is loaded with the first code. */
export async function drawCode(payload: string): Promise<Buffer> {
  const { toBuffer } = await import('qrcode');
  return toBuffer(payload, { errorCorrectionLevel: 'M', scale: DOTS_A_MODULE });
}
