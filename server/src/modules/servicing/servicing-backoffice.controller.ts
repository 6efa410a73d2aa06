import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { IdempotencyKey, Idempotent } from '../../platform/idempotency/idempotency-key';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { PageQueryDto } from '../../platform/page-query.dto';
import { ValidationFailed, WholeUnitsOnly } from '../../platform/problem/common.errors';
import { LoanNotFound, LoanNotFunded } from '../loan/loan.errors';
import { BackofficeLoanAccountDto } from './loan-account.dto';
import { LoanAccountService } from './loan-account.service';
import { RepaymentDto, RepaymentPageDto, RepaymentRecordDto } from './repayment.dto';
import { RepaymentService } from './repayment.service';
import { RepaymentLooksRepeated } from './servicing.errors';

@ApiTags('Back office')
@Controller('backoffice/loans/:loanNumber')
export class ServicingBackofficeController {
  constructor(
    private readonly accounts: LoanAccountService,
    private readonly repayments: RepaymentService,
  ) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'loans:read')
  @ApiOperation({
    summary: 'Read the account of a loan',
    description: 'What the member reads, as of today. Each read leaves an entry in the audit log.',
  })
  @ApiOkResponse({ type: BackofficeLoanAccountDto })
  @ApiProblems(LoanNotFound)
  readLoan(@Caller() caller: CurrentAccount, @Param('loanNumber') loanNumber: string): Promise<StoredAnswer> {
    return this.accounts.ofLoan(caller, loanNumber);
  }

  @Get('repayments')
  @StaffOnly(STAFF_ROLES, 'repayments:read')
  @ApiOperation({ summary: 'List the repayments of a loan, newest first' })
  @ApiProblems(ValidationFailed, LoanNotFound)
  listRepayments(
    @Param('loanNumber') loanNumber: string,
    @Query() query: PageQueryDto,
  ): Promise<RepaymentPageDto> {
    return this.repayments.list(loanNumber, query);
  }

  @Post('repayments')
  @HttpCode(200)
  @StaffOnly(STAFF_ROLES, 'repayments:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Record money that a member paid',
    description:
      'Pays the oldest installment first: penalties, late charge, interest, principal, unless the product is set up otherwise. What is at least the payoff of its day closes the loan, and what is beyond it is kept as credit. A payment of an earlier day is counted from that day. A likely repeat is refused with `REPAYMENT_LOOKS_REPEATED` and the earlier one as `earlier`: the same loan, the same amount, paid on the same day of the Philippines, under the same reference (case and blanks do not count), and not taken back. `force` records it nevertheless; two references are never a repeat.',
  })
  @ApiBody({
    type: RepaymentRecordDto,
    examples: {
      paidToday: { summary: 'Paid today', value: { amount: 21_834, reference: 'BPI 0042' } },
      settlement: {
        summary: 'Early settlement of a part',
        value: { amount: 50_000, reference: 'BPI 0043', settlement: true },
      },
    },
  })
  @ApiOkResponse({ type: RepaymentDto })
  @ApiProblems(
    ValidationFailed,
    WholeUnitsOnly,
    LoanNotFound,
    LoanNotFunded,
    RepaymentLooksRepeated,
    OwnAccount,
  )
  recordRepayment(
    @Caller() caller: CurrentAccount,
    @Param('loanNumber') loanNumber: string,
    @Body() repayment: RepaymentRecordDto,
    @IdempotencyKey() key: string,
  ): Promise<StoredAnswer> {
    return this.repayments.record(caller, loanNumber, repayment, key);
  }
}
