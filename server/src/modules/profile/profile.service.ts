import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { isActive } from '../loan/loan-status';
import { MemberService } from '../member/member.service';
import { memberDetails } from '../member/member-details';
import { UploadService } from '../upload/upload.service';
import { toWithdrawalDto } from '../wallet/withdrawal-view';
import type { MemberInfoDto, MemberLoanDto, MemberWithdrawalDto } from './profile.dto';
import { type ReadProfile, readProfile } from './profile.sql';

/** What the member sees of the whole account: details, newest loan, newest withdrawal. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly members: MemberService,
    private readonly uploads: UploadService,
    private readonly cipher: FieldCipher,
  ) {}

  /** @throws TokenInvalid where there is no such member, or none any more */
  async memberInfo({ accountId }: CurrentAccount, language: Language): Promise<MemberInfoDto> {
    const read = await readProfile.first(this.database.manager, accountId);
    if (!read || read.state === 'CLOSED') throw new TokenInvalid();
    return {
      ...memberDetails(this.members.reveal(read), this.uploads),
      loan: toLoan(read),
      withdrawal: this.toWithdrawal(read, language),
    };
  }

  private toWithdrawal(read: ReadProfile, language: Language): MemberWithdrawalDto {
    if (read.withdrawalNumber === null) return { active: false };
    const { withdrawalNumber, withdrawalAccountCipher } = read;
    const accountNumber = this.cipher.decrypt(withdrawalAccountCipher, read.id, 'accountNumber');
    const { withdrawalAmount, ...rest } = toWithdrawalDto(
      {
        withdrawalNumber,
        amountMinor: read.withdrawnMinor,
        currency: read.withdrawnCurrency,
        bankName: read.withdrawalBankName,
        status: read.withdrawalStatus,
        createdAt: read.withdrawnAt,
        source: read.withdrawalSource,
      },
      accountNumber,
      language,
    );
    return {
      active: true,
      totalAmountWithdrawn: withdrawalAmount,
      ...rest,
      exchangeRate: read.withdrawnUnitsPerPhp,
    };
  }
}

function toLoan(read: ReadProfile): MemberLoanDto {
  const { creditScore } = read;
  if (read.loanNumber === null) return { active: false, creditScore };
  return {
    active: isActive(read.loanStatus),
    loanNumber: read.loanNumber,
    loanAmountXR: toMajor(read.principalMinor),
    loanAmountPHP: toMajor(read.principalPhpMinor),
    selectedCurrency: read.currency,
    exchangeRate: read.unitsPerPhp,
    installmentCount: read.termMonths,
    interestRate: read.ratePercent,
    interestAmountXR: toMajor(read.interestMinor),
    interestAmountPHP: toMajor(read.interestPhpMinor),
    installmentAmountXR: toMajor(read.installmentMinor),
    installmentAmountPHP: toMajor(read.installmentPhpMinor),
    creditScore,
  };
}
