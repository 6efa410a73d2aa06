import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { Spoken } from '../../platform/language/spoken';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { OwnPhoneNumberDto } from '../member/member.dto';
import {
  WalletDetailsDto,
  WithdrawalConfirmDto,
  WithdrawalDoneDto,
  WithdrawalPrepareDto,
  WithdrawalPreparedDto,
} from './wallet.dto';
import {
  InsufficientBalance,
  NoWithdrawalRequest,
  OtpExpired,
  OtpInvalid,
  OtpLocked,
  OtpMissing,
  WalletNotFound,
  WithdrawalRequestChanged,
} from './wallet.errors';
import { WalletService } from './wallet.service';

@ApiTags('Wallet')
@Controller('wallet')
export class WalletController {
  constructor(private readonly wallets: WalletService) {}

  @Post('load')
  @HttpCode(200)
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the wallet of the newest loan',
    description:
      'Balance, status of the loan, and the receiving account. The one-time password is never in it.',
  })
  @ApiProblems(ValidationFailed)
  loadWallet(
    @Caller() caller: CurrentAccount,
    @Body() _own: OwnPhoneNumberDto,
    @CallerLanguage() language: Language,
  ): Promise<WalletDetailsDto> {
    return this.wallets.load(caller, language);
  }

  @Post('withdraw/prepare')
  @HttpCode(200)
  @MembersOnly()
  @ApiOperation({
    summary: 'Ask for a withdrawal',
    description:
      'The loan assistant then sees the request and gives the member a one-time password for it. A new request voids the one before, with its code.',
  })
  @ApiProblems(ValidationFailed, WalletNotFound, InsufficientBalance)
  prepareWithdrawal(
    @Caller() caller: CurrentAccount,
    @Body() wish: WithdrawalPrepareDto,
  ): Promise<WithdrawalPreparedDto> {
    return this.wallets.prepare(caller, wish);
  }

  @Post('withdraw')
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Withdraw with the one-time password',
    description:
      'Takes the same amount as the request. A code allows five wrong tries, a day ten; OTP_INVALID says as `triesLeft` how many are left.',
  })
  @ApiOkResponse({ type: WithdrawalDoneDto })
  @ApiProblems(
    ValidationFailed,
    WalletNotFound,
    NoWithdrawalRequest,
    WithdrawalRequestChanged,
    InsufficientBalance,
    OtpInvalid,
    OtpExpired,
    OtpLocked,
    OtpMissing,
  )
  confirmWithdrawal(
    @Caller() caller: CurrentAccount,
    @Body() wish: WithdrawalConfirmDto,
    @IdempotencyKey() key: string,
    @CallerLanguage() language: Language,
  ): Promise<StoredAnswer> {
    return this.wallets.withdraw(caller, wish, key, language);
  }
}
