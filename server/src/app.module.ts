import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackgroundJobs } from './background-jobs';
import type { Settings } from './config/settings';
import { SettingsModule } from './config/settings.module';
import { databaseAt } from './database/data-source-options';
import { AuthModule } from './modules/auth/auth.module';
import { CreditModule } from './modules/credit/credit.module';
import { CurrencyModule } from './modules/currency/currency.module';
import { DataRightsModule } from './modules/data-rights/data-rights.module';
import { DocumentsModule } from './modules/documents/documents.module';
import { LedgerModule } from './modules/ledger/ledger.module';
import { LoanModule } from './modules/loan/loan.module';
import { MemberModule } from './modules/member/member.module';
import { MiscModule } from './modules/misc/misc.module';
import { NoticesModule } from './modules/notices/notices.module';
import { PaymentsModule } from './modules/payments/payments.module';
import { ProfileModule } from './modules/profile/profile.module';
import { RefundsModule } from './modules/refunds/refunds.module';
import { ReportsModule } from './modules/reports/reports.module';
import { ServicingModule } from './modules/servicing/servicing.module';
import { UploadModule } from './modules/upload/upload.module';
import { WalletModule } from './modules/wallet/wallet.module';
import { WebhooksModule } from './modules/webhooks/webhooks.module';
import { ServerLog } from './platform/logging';
import { PlatformModule } from './platform/platform.module';

export interface AppOptions {
  readonly settings: Settings;
  readonly databaseUrl: string;
  /** A command runs no background jobs; the document needs no database either, only the API's shape. */
  readonly purpose: 'serve' | 'command' | 'document';
}

@Module({})
export class AppModule {
  static with({ settings, databaseUrl, purpose }: AppOptions): DynamicModule {
    const isWorker = purpose === 'serve' && settings.environment.ROLE !== 'web';
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ manualInitialization: purpose === 'document', retryAttempts: 0 }),
          dataSourceFactory: async () => databaseAt(databaseUrl, settings.environment),
        }),
        PlatformModule,
        AuthModule,
        CreditModule,
        CurrencyModule,
        DataRightsModule,
        DocumentsModule,
        LedgerModule,
        LoanModule,
        MemberModule,
        MiscModule,
        NoticesModule,
        PaymentsModule,
        ProfileModule,
        RefundsModule,
        ReportsModule,
        ServicingModule,
        UploadModule,
        WalletModule,
        WebhooksModule,
      ],
      providers: [ServerLog, ...(isWorker ? [BackgroundJobs] : [])],
    };
  }
}
