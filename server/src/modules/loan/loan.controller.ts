import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CurrentAccount, MembersOnly, Public } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { RatesOutdated } from '../currency/currency.errors';
import { LoanAppliedDto, LoanApplyDto, LoanQuoteDto, LoanQuoteRequestDto } from './loan.dto';
import {
  LoanNotFound,
  LoanNotFunded,
  LoanWrittenOff,
  NotActivated,
  QuoteChanged,
  WalletNotEmpty,
} from './loan.errors';
import { LoanService } from './loan.service';
import { LoanAgreementDto, OwnLoanDto } from './loan-agreement.dto';
import { LoanAgreementService } from './loan-agreement.service';
import { LoanQuoteService } from './loan-quote.service';
import { TopUpNotPossible } from './top-up.errors';

/** As the demo quotes it. */
const APPLICATION = {
  phoneNumber: '639170000011',
  selectedCurrency: 'PHP',
  exchangeRate: 1,
  loanAmountXR: 250_000,
  loanAmountPHP: 250_000,
  installmentCount: 12,
  interestRate: 0.4,
  interestAmountXR: 1000,
  interestAmountPHP: 1000,
  installmentAmountXR: 21_834,
  installmentAmountPHP: 21_834,
};

const QUOTE_HASH = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c';

@ApiTags('Loan')
@Controller('loan')
export class LoanController {
  constructor(
    private readonly loans: LoanService,
    private readonly quotes: LoanQuoteService,
    private readonly agreements: LoanAgreementService,
  ) {}

  @Post('quote')
  @HttpCode(200)
  @OnlyReads()
  @Public()
  @ApiOperation({
    summary: 'Compute what a loan costs',
    description:
      'Answers every figure of the loan before anyone commits to it: interest, installments, the charge of the whole loan, and the effective rates. Changes nothing.',
  })
  @ApiBody({
    type: LoanQuoteRequestDto,
    examples: {
      amountInPesos: {
        summary: 'An amount in pesos',
        value: { selectedCurrency: 'PHP', loanAmountPHP: 250_000, installmentCount: 12 },
      },
      otherCurrency: {
        summary: 'An amount in another currency',
        value: { selectedCurrency: 'USD', loanAmountXR: 5_000, installmentCount: 24 },
      },
    },
  })
  @ApiOkResponse({ type: LoanQuoteDto })
  @ApiProblems(ValidationFailed)
  quoteLoan(@Body() request: LoanQuoteRequestDto): Promise<StoredAnswer> {
    return this.quotes.quote(request);
  }

  @Post('applynew')
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Apply for a loan',
    description:
      'Takes the figures of a quote that the member agreed to. A member has one open application or unpaid loan at a time; beside a running loan an application that pays it off (topUpOf). LOAN_EXISTS is not kept under the key. QUOTE_CHANGED carries the fresh quote as `quote`.',
  })
  @ApiBody({
    type: LoanApplyDto,
    examples: {
      application: { summary: 'A loan', value: APPLICATION },
      topUp: {
        summary: 'A loan that pays off the running one',
        value: { ...APPLICATION, topUpOf: 'LN00000001', quoteHash: QUOTE_HASH },
      },
    },
  })
  @ApiOkResponse({ type: LoanAppliedDto })
  @ApiProblems(
    ValidationFailed,
    NotActivated,
    LoanWrittenOff,
    QuoteChanged,
    RatesOutdated,
    WalletNotEmpty,
    LoanNotFound,
    LoanNotFunded,
    TopUpNotPossible,
  )
  applyForLoan(
    @Caller() caller: CurrentAccount,
    @Body() application: LoanApplyDto,
    @IdempotencyKey() key: string,
    @CallerLanguage() language: Language,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<StoredAnswer> {
    return this.loans.apply(caller, application, key, { language, address });
  }

  @Post('agreement')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what the member agreed to',
    description:
      'The quote with its schedule, the borrower and the lender, as they were kept when the application was confirmed. Nothing changes them later.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound)
  readAgreement(@Caller() caller: CurrentAccount, @Body() own: OwnLoanDto): Promise<LoanAgreementDto> {
    return this.agreements.read(caller, own);
  }
}
