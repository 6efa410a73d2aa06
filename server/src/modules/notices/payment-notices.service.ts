import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { newId } from '../../platform/new-id';
import type { PaymentNews, PaymentNewsItem } from '../../platform/payment-news/payment-news';
import type { About } from './notice.entity';
import { noticePayment } from './notices.sql';

/** No event tells of money in suspense, which is nobody's: its notice is made with its row. */
@Injectable()
export class PaymentNotices implements PaymentNews {
  tellAhead(tx: EntityManager, { memberId, loanId, paymentNumber, became, at }: PaymentNewsItem): void {
    const kind = became === 'RECEIVED' ? 'PAYMENT_RECEIVED' : 'PAYMENT_REVERSED';
    const about: About = { paymentNumber };
    const day = todayInManila(at);
    noticePayment.ahead(tx, memberId, newId(), loanId, kind, paymentNumber, day, JSON.stringify(about), at);
  }
}
