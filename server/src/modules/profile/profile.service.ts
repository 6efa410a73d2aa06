import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import { DataSource } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { type Loan, LoanService } from '../loan/loan.service';
import { isActive } from '../loan/loan-status';
import { MemberService } from '../member/member.service';
import { memberDetails } from '../member/member-details';
import { UploadService } from '../upload/upload.service';
import { type LatestWithdrawal, WalletService } from '../wallet/wallet.service';
import type { MemberInfoDto, MemberLoanDto, MemberWithdrawalDto } from './profile.dto';

/** What the member sees of the whole account: details, newest loan, newest withdrawal. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MemberService,
    private readonly loans: LoanService,
    private readonly wallets: WalletService,
    private readonly uploads: UploadService,
  ) {}

  async memberInfo({ accountId }: CurrentAccount, language: Language): Promise<MemberInfoDto> {
    const tx = this.dataSource.manager;
    const [profile, loan, withdrawal] = await Promise.all([
      this.members.profile(tx, accountId),
      this.loans.latest(tx, accountId),
      this.wallets.latestWithdrawal(tx, accountId, language),
    ]);
    return {
      ...memberDetails(profile, this.uploads),
      loan: toLoan(loan, profile.creditScore),
      withdrawal: toWithdrawal(withdrawal),
    };
  }
}

function toLoan(loan: Loan | null, creditScore: number): MemberLoanDto {
  if (!loan) return { active: false, creditScore };
  return {
    active: isActive(loan.status),
    loanNumber: loan.loanNumber,
    loanAmountXR: toMajor(loan.principalMinor),
    loanAmountPHP: toMajor(loan.principalPhpMinor),
    selectedCurrency: loan.currency,
    exchangeRate: loan.unitsPerPhp,
    installmentCount: loan.termMonths,
    interestRate: loan.ratePercent,
    interestAmountXR: toMajor(loan.interestMinor),
    interestAmountPHP: toMajor(loan.interestPhpMinor),
    installmentAmountXR: toMajor(loan.installmentMinor),
    installmentAmountPHP: toMajor(loan.installmentPhpMinor),
    creditScore,
  };
}

function toWithdrawal(withdrawal: LatestWithdrawal | undefined): MemberWithdrawalDto {
  if (!withdrawal) return { active: false };
  const { withdrawalAmount, ...rest } = withdrawal;
  return { active: true, totalAmountWithdrawn: withdrawalAmount, ...rest };
}
