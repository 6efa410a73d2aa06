import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import { UploadService } from '../upload/upload.service';
import { MemberService } from './member.service';
import { memberDetails } from './member-details';
import type { BackofficeMemberDto } from './member-details.dto';

@Injectable()
export class MemberBackofficeService {
  constructor(
    private readonly database: Database,
    private readonly members: MemberService,
    private readonly uploads: UploadService,
    private readonly audit: AuditService,
  ) {}

  /** No member is read without an audit row. @throws MemberNotFound */
  read({ accountId }: CurrentAccount, memberId: string): Promise<BackofficeMemberDto> {
    return this.database.transaction(async (tx) => {
      const profile = await this.members.profile(tx, memberId);
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'MEMBER_READ',
        subject: `member ${memberId}`,
        memberId,
      });
      const { active: _, ...details } = memberDetails(profile, this.uploads);
      return {
        ...details,
        memberId,
        state: profile.state,
        fullName: profile.fullName,
        workPlaceCountry: profile.workPlaceCountry,
        workLocation: profile.workLocation,
        jobTitle: profile.jobTitle,
        jobCategory: profile.jobCategory,
        monthlyNetIncome: profile.monthlyNetIncome,
        creditScore: profile.creditScore,
        createdAt: profile.createdAt.toISOString(),
      };
    });
  }
}
