import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { Spoken } from '../../platform/language/spoken';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { LoanAccountDto, LoanAccountRequestDto } from './loan-account.dto';
import { LoanAccountService } from './loan-account.service';
import { StatementDto, StatementRequestDto } from './statement.dto';
import { StatementService } from './statement.service';
import { WaysToPayDto, WaysToPayRequestDto } from './ways-to-pay.dto';
import { WaysToPay } from './ways-to-pay.service';

@ApiTags('Loan')
@Controller('loan')
export class ServicingController {
  constructor(
    private readonly accounts: LoanAccountService,
    private readonly statements: StatementService,
    private readonly waysToPay: WaysToPay,
  ) {}

  @Post('account')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the account of an own loan',
    description:
      'Schedule, penalties, payments, what is due, what would close the loan, and how it came about, as of today.',
  })
  @ApiOkResponse({ type: LoanAccountDto })
  @ApiProblems(ValidationFailed, LoanNotFound)
  readLoanAccount(
    @Caller() caller: CurrentAccount,
    @Body() asked: LoanAccountRequestDto,
    @CallerLanguage() language: Language,
  ): Promise<StoredAnswer> {
    return this.accounts.ofMember(caller, asked, language);
  }

  @Post('statement')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the movements of an own loan',
    description:
      'By month, with what is owed and what is in the wallet after each. One answer holds 24 months at most, the last ones unless others are asked for; `earlier` says where to go on.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound)
  readLoanStatement(
    @Caller() caller: CurrentAccount,
    @Body() asked: StatementRequestDto,
    @CallerLanguage() language: Language,
  ): Promise<StatementDto> {
    return this.statements.ofMember(caller, asked, language);
  }

  @Post('ways-to-pay')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read what an amount would do that is paid today',
    description:
      'Money beyond what is due pays the next installments in advance, or principal with the interest that it saves; the reference on the transfer says which. Changes nothing.',
  })
  @ApiProblems(ValidationFailed, WholeUnitsOnly, LoanNotFound, LoanNotFunded)
  readWaysToPay(@Caller() caller: CurrentAccount, @Body() wish: WaysToPayRequestDto): Promise<WaysToPayDto> {
    return this.waysToPay.of(caller, wish);
  }
}
