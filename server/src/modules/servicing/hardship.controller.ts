import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import {
  HardshipDto,
  HardshipQuoteDto,
  HardshipRequestDto,
  HardshipStateDto,
  HardshipWishDto,
} from './hardship.dto';
import {
  HardshipAlreadyAsked,
  HardshipNotOpen,
  HardshipNotPossible,
  HardshipQuoteChanged,
  HardshipTooOften,
} from './hardship.errors';
import { HardshipService } from './hardship.service';

@ApiTags('Loan')
@Controller('loan/:loanNumber/hardship')
export class HardshipController {
  constructor(private readonly hardship: HardshipService) {}

  @Post('quote')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what another schedule of an own loan would cost',
    description:
      'Changes nothing. What is overdue goes into the new schedule, and bears no more penalties; penalties and late charges so far stay due at once. Time that is added costs the monthly rate on the principal that is left, never interest on interest, and within the yearly cap.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound, LoanNotFunded, HardshipNotPossible, HardshipTooOften)
  quoteHardship(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() wish: HardshipWishDto,
  ): Promise<HardshipQuoteDto> {
    return this.hardship.quote(caller, loanNumber, wish);
  }

  @Post()
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Ask for another schedule of an own loan',
    description:
      'With the hash of the figures that the member saw and agrees to. An officer answers; the schedule changes when one agrees, as long as nothing fell due and nothing was paid since.',
  })
  @ApiOkResponse({ type: HardshipStateDto })
  @ApiProblems(
    ValidationFailed,
    LoanNotFound,
    LoanNotFunded,
    HardshipNotPossible,
    HardshipTooOften,
    HardshipQuoteChanged,
    HardshipAlreadyAsked,
  )
  applyForHardship(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() request: HardshipRequestDto,
    @IdempotencyKey() key: string,
    @CallerLanguage() language: Language,
  ): Promise<StoredAnswer> {
    return this.hardship.ask(caller, loanNumber, request, key, language);
  }

  @Get()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read the requests and the schedules of an own loan',
    description: 'What was asked for, how it was answered, and the schedules that the loan has had.',
  })
  @ApiProblems(LoanNotFound)
  readHardship(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
  ): Promise<HardshipDto> {
    return this.hardship.read(caller, loanNumber);
  }

  @Delete()
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Withdraw a request that waits',
    description: 'While no officer has answered it.',
  })
  @ApiProblems(LoanNotFound, HardshipNotOpen)
  withdrawHardship(@Caller() caller: CurrentAccount, @Param('loanNumber') loanNumber: string): Promise<void> {
    return this.hardship.withdraw(caller, loanNumber);
  }
}
