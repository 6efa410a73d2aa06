import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../../platform/access/access';
import type { StoredAnswer } from '../../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../../platform/idempotency/idempotency-key';
import type { Language } from '../../../platform/language/language';
import { CallerLanguage } from '../../../platform/language/language-of';
import { Spoken } from '../../../platform/language/spoken';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../../platform/problem/common.errors';
import { LoanNotFound, LoanNotFunded } from '../../loan/loan.errors';
import { PromiseDto, PromiseListDto, PromiseRequestDto } from './promise.dto';
import { PromiseAlreadyMade, PromiseDayNotPossible, PromiseNotOpen } from './promise.errors';
import { PromiseService } from './promise.service';

@ApiTags('Loan')
@Controller('loan/:loanNumber/promise')
export class PromiseController {
  constructor(private readonly promises: PromiseService) {}

  @Post()
  @HttpCode(200)
  @MembersOnly()
  @Idempotent()
  @Spoken()
  @ApiOperation({
    summary: 'Promise a payment of an own loan',
    description:
      'What will be paid, and until when. Until then no notice says that something is late; on the day itself one reminds of it. It changes nothing of what is owed: interest and penalties go on. There is one open promise at most.',
  })
  @ApiOkResponse({ type: PromiseDto })
  @ApiProblems(
    ValidationFailed,
    WholeUnitsOnly,
    LoanNotFound,
    LoanNotFunded,
    PromiseDayNotPossible,
    PromiseAlreadyMade,
  )
  addPromise(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() wish: PromiseRequestDto,
    @IdempotencyKey() key: string,
    @CallerLanguage() language: Language,
  ): Promise<StoredAnswer> {
    return this.promises.make(caller, loanNumber, wish, key, language);
  }

  @Get()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read what was promised for an own loan, and what became of it',
    description: 'With whether another promise may be made, and for how late a day.',
  })
  @ApiProblems(LoanNotFound)
  readPromises(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @CallerLanguage() language: Language,
  ): Promise<PromiseListDto> {
    return this.promises.read(caller, loanNumber, language);
  }

  @Delete()
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Take an open promise back',
    description: 'From then on notices of being late come again.',
  })
  @ApiProblems(LoanNotFound, PromiseNotOpen)
  withdrawPromise(@Caller() caller: CurrentAccount, @Param('loanNumber') loanNumber: string): Promise<void> {
    return this.promises.withdraw(caller, loanNumber);
  }
}
