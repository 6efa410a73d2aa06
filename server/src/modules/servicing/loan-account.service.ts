import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { LoanNotFound } from '../loan/loan.errors';
import type { BackofficeLoanAccountDto, LoanAccountDto } from './loan-account.dto';
import type { StatementDto } from './statement.dto';

@Injectable()
export class LoanAccountService {
  async ofMember(
    _caller: CurrentAccount,
    _number: string | undefined,
    _language: Language,
  ): Promise<LoanAccountDto> {
    return { active: false };
  }

  /** @throws LoanNotFound */
  async ofLoan(_caller: CurrentAccount, _loanNumber: string): Promise<BackofficeLoanAccountDto> {
    throw new LoanNotFound();
  }

  /** @throws LoanNotFound */
  async statement(
    _caller: CurrentAccount,
    _number: string | undefined,
    _language: Language,
  ): Promise<StatementDto> {
    throw new LoanNotFound();
  }
}
