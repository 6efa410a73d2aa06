import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount, SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { InvalidTransition, ValidationFailed } from '../../platform/problem/common.errors';
import { ApplicationLapsed, LoanNotFound, WalletNotEmpty } from './loan.errors';
import {
  BackofficeLoanDto,
  BackofficeLoanPageDto,
  LoanDecisionDto,
  LoanListQueryDto,
  LoanStatementDto,
} from './loan-backoffice.dto';
import { LoanBackofficeService } from './loan-backoffice.service';
import { TopUpNotPossible } from './top-up.errors';

@ApiTags('Back office')
@Controller('backoffice/loans')
export class LoanBackofficeController {
  constructor(private readonly loans: LoanBackofficeService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({ summary: 'List loans, newest first' })
  @ApiProblems(ValidationFailed)
  listLoans(@Query() query: LoanListQueryDto): Promise<BackofficeLoanPageDto> {
    return this.loans.list(query);
  }

  @Post(':loanNumber/decision')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'loans:decide')
  @Idempotent()
  @ApiOperation({
    summary: 'Decide on a loan application',
    description:
      'APPROVE funds the wallet with the loan amount, once. An application can be put UNDER_REVIEW and ON_HOLD in turn; APPROVED and REJECTED are final here. Where the rule decided first, APPROVE confirms its approval, once, and what it rejected may be approved, put on hold or under review, unless the member has another open loan. What the member agreed to holds for some days, in a foreign currency for fewer; the decision that finds them over is refused with `APPLICATION_LAPSED`, and the application is CANCELLED. Above an amount that is set, an approval takes two officers: the first one proposes it, the loan stays as it is, and the answer has `proposal`; the same decision of another officer, who is signed in, confirms it. An API key counts as the officer who issued it, and proposes alone. Any other decision, and what else becomes of the loan, ends the proposal. Nobody decides on a loan of the own account.',
  })
  @ApiOkResponse({ type: BackofficeLoanDto })
  @ApiProblems(
    ValidationFailed,
    LoanNotFound,
    InvalidTransition,
    ApplicationLapsed,
    WalletNotEmpty,
    TopUpNotPossible,
    SecondPersonNeeded,
    OwnAccount,
  )
  decideLoan(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() decision: LoanDecisionDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.loans.decide(caller, loanNumber, decision, key);
  }

  @Patch(':loanNumber/statement')
  @StaffOnly(['LOAN_OFFICER'], 'loans:write')
  @ApiOperation({
    summary: 'Change what the member reads about the loan',
    description: 'Only the fields that are sent change; null goes back to the text of the status.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound, OwnAccount)
  changeStatement(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() statement: LoanStatementDto,
  ): Promise<BackofficeLoanDto> {
    return this.loans.changeStatement(caller, loanNumber, statement);
  }
}
