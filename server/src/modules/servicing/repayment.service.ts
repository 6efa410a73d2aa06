import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { LoanNotFound } from '../loan/loan.errors';
import type { RepaymentPageDto, RepaymentRecordDto } from './repayment.dto';

/** Names a repayment, and says why it is taken back. */
export interface Reversal {
  readonly loanNumber: string;
  readonly repaymentNumber: string;
  readonly reason: string;
}

@Injectable()
export class RepaymentService {
  async list(_loanNumber: string, _page: PageQueryDto): Promise<RepaymentPageDto> {
    throw new LoanNotFound();
  }

  async record(
    _caller: CurrentAccount,
    _loanNumber: string,
    _repayment: RepaymentRecordDto,
    _key: string,
  ): Promise<StoredAnswer> {
    throw new LoanNotFound();
  }

  async reverse(_caller: CurrentAccount, _reversal: Reversal, _key: string): Promise<StoredAnswer> {
    throw new LoanNotFound();
  }
}
