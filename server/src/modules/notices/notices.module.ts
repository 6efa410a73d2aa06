import { Module } from '@nestjs/common';
import { PaymentNews } from '../../platform/payment-news/payment-news';
import { DocumentsModule } from '../documents/documents.module';
import { MemberModule } from '../member/member.module';
import { ServicingModule } from '../servicing/servicing.module';
import { CalendarController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { DayNotices } from './day-notices.service';
import { HappeningNotices } from './happening-notices.service';
import { NoticePapers } from './notice-papers.service';
import { NoticePreferences } from './notice-preferences.service';
import { NoticeSender } from './notice-sender.service';
import { NoticesController } from './notices.controller';
import { NoticesService } from './notices.service';
import { NoticesBackofficeController } from './notices-backoffice.controller';
import { PaymentNotices } from './payment-notices.service';

@Module({
  imports: [DocumentsModule, MemberModule, ServicingModule],
  controllers: [CalendarController, NoticesController, NoticesBackofficeController],
  providers: [
    CalendarService,
    DayNotices,
    HappeningNotices,
    NoticePapers,
    NoticePreferences,
    NoticeSender,
    NoticesService,
    { provide: PaymentNews, useClass: PaymentNotices },
  ],
  exports: [HappeningNotices, NoticeSender],
})
export class NoticesModule {}
