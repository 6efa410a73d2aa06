import { Injectable } from '@nestjs/common';
import { addDays } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import type { PageQueryDto } from '../../platform/page-query.dto';
import { LAST_ID, toPage } from '../../platform/paging';
import { MemberService } from '../member/member.service';
import { ClaimMatching } from './claim-matching.service';
import { LOOKED_FOR_DAYS, type StandingClaim } from './claim-standing';
import type { OpenPaymentClaimDto, OpenPaymentClaimPageDto, SuggestedPaymentDto } from './payment-claim.dto';
import { PaymentClaims } from './payment-claims.service';
import { claimsNamed, openClaims, suspenseOfAmount } from './payment-claims.sql';

const SUGGESTIONS = 10;

/** Transfers that members told of and nobody found, as staff read them. */
@Injectable()
export class OpenClaims {
  constructor(
    private readonly database: Database,
    private readonly claims: PaymentClaims,
    private readonly matching: ClaimMatching,
    private readonly members: MemberService,
    private readonly clock: Clock,
  ) {}

  /** A page may have fewer: what was recorded by staff meanwhile is found, and left out. */
  async list({ cursor = LAST_ID, limit }: PageQueryDto): Promise<OpenPaymentClaimPageDto> {
    const { manager } = this.database;
    const today = todayInManila(await this.clock.now());
    const page = toPage(
      await openClaims.all(manager, cursor, limit + 1, addDays(today, -LOOKED_FOR_DAYS)),
      limit,
    );
    const names = await this.members.contacts(
      manager,
      page.rows.map(({ memberId }) => memberId),
    );
    const items: OpenPaymentClaimDto[] = [];
    for (const { memberId, loanId, id } of page.rows) {
      const claim = (await this.matching.ofLoan(manager, memberId, loanId, today)).find(
        (one) => one.id === id,
      );
      if (claim?.state !== 'WAITING' && claim?.state !== 'NOT_FOUND') continue;
      const alike = await claimsNamed.all(manager, claim.referenceHash === null ? [] : [claim.referenceHash]);
      items.push({
        ...this.claims.shown(claim),
        memberId,
        fullName: names.get(memberId)?.fullLegalName ?? '',
        sameReferenceClaims: alike.filter((one) => one.id !== id).length,
        suggestions: await this.suggestionsFor(manager, claim),
      });
    }
    return { items, nextCursor: page.nextCursor };
  }

  private async suggestionsFor(tx: EntityManager, claim: StandingClaim): Promise<SuggestedPaymentDto[]> {
    const { amountMinor, currency } = claim;
    const named = await this.matching.paymentsNaming(tx, claim, this.matching.referenceOf(claim));
    const known = new Set(named.map(({ id }) => id));
    const others = await suspenseOfAmount.all(tx, amountMinor, currency, SUGGESTIONS);
    return [...named, ...others.filter(({ id }) => !known.has(id))]
      .slice(0, SUGGESTIONS)
      .map(({ id, paymentNumber, paidOn }) => ({ paymentNumber, sameReference: known.has(id), paidOn }));
  }
}
