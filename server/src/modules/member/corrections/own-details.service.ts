import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service';
import { Clock } from '../../../platform/clock/clock';
import type { Member } from '../member.entity';
import { MemberRepository } from '../member.repository';
import { MemberService } from '../member.service';
import { type Employment, readEmployment } from './correction.sql';
import { CorrectionPrints, type Details } from './correction-prints';
import { tellCorrected } from './tell-corrected';

/** What a member corrects at once, since neither money nor a contract rests upon it. */
const FIELDS = {
  ADDRESS: ['countryResidence', 'province', 'town', 'streetAddress', 'postalCode'],
  CONTACT: ['email'],
  EMPLOYMENT: ['workPlaceCountry', 'workLocation', 'jobTitle', 'jobCategory', 'monthlyNetIncome'],
} as const satisfies Record<string, readonly (keyof Member)[]>;
type Fields = typeof FIELDS;
export type OwnDetail = keyof Fields;
export type DetailChanges<Detail extends OwnDetail> = Partial<Pick<Member, Fields[Detail][number]>>;

@Injectable()
export class OwnDetails {
  constructor(
    private readonly members: MemberService,
    private readonly repository: MemberRepository,
    private readonly prints: CorrectionPrints,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  employmentOf(tx: EntityManager, memberId: string): Promise<Employment> {
    return readEmployment.only(tx, memberId);
  }

  /** What is absent stays; the caller holds the member. @returns whether anything is another value now */
  async correct<Detail extends OwnDetail>(
    tx: EntityManager,
    memberId: string,
    detail: Detail,
    changes: DetailChanges<Detail>,
  ): Promise<boolean> {
    const profile = await this.members.profile(tx, memberId);
    const wanted: Details = Object.fromEntries(
      Object.entries<Details[string] | undefined>(changes).flatMap(([field, value]) =>
        value === undefined ? [] : [[field, value]],
      ),
    );
    const before = Object.fromEntries(FIELDS[detail].map((field) => [field, profile[field]]));
    const prints = this.prints.ofChange(memberId, before, wanted);
    if (Object.keys(prints.after).length === 0) return false;
    await this.repository.update(tx, memberId, wanted);
    await this.audit.record(tx, {
      actorId: memberId,
      action: `${detail}_CORRECTED`,
      subject: `member ${memberId}`,
      memberId,
      ...prints,
    });
    tellCorrected(tx, memberId, detail, Object.keys(prints.after), await this.clock.now(tx));
    return true;
  }
}
