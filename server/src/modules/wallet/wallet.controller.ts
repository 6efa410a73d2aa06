import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { Spoken } from '../../platform/language/spoken';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { OwnPhoneNumberDto } from '../member/member.dto';
import {
  OpenWithdrawalDto,
  WalletDetailsDto,
  WithdrawalCancelDto,
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
import { WithdrawalService } from './withdrawal.service';

@ApiTags('Wallet')
@Controller('wallet')
export class WalletController {
  constructor(
    private readonly wallets: WalletService,
    private readonly withdrawals: WithdrawalService,
  ) {}

  @Post('load')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the wallet of the newest loan',
    description:
      'Balance, status of the loan, the receiving account, wallets of earlier loans that hold money too, and withdrawals on their way. The one-time password is never in it.',
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
  @ApiProblems(ValidationFailed, WholeUnitsOnly, WalletNotFound, InsufficientBalance)
  prepareWithdrawal(
    @Caller() caller: CurrentAccount,
    @Body() wish: WithdrawalPrepareDto,
  ): Promise<WithdrawalPreparedDto> {
    return this.withdrawals.prepare(caller, wish);
  }

  @Post('withdraw/open')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read the withdrawal that waits for its code',
    description:
      'As prepare answered it, for whoever comes back with the code. Nothing changes by asking; the one-time password is never in it.',
  })
  @ApiProblems(ValidationFailed)
  readOpenWithdrawal(
    @Caller() caller: CurrentAccount,
    @Body() _own: OwnPhoneNumberDto,
  ): Promise<OpenWithdrawalDto> {
    return this.withdrawals.open(caller);
  }

  @Post('withdraw/cancel')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Give up the withdrawal that waits for its code',
    description: 'Its code is void then.',
  })
  @ApiProblems(ValidationFailed, NoWithdrawalRequest)
  cancelWithdrawal(
    @Caller() caller: CurrentAccount,
    @Body() { requestId }: WithdrawalCancelDto,
  ): Promise<void> {
    return this.withdrawals.cancel(caller, requestId);
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
    return this.withdrawals.withdraw(caller, wish, key, language);
  }
}
