import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings';
import { AccessGuard } from './access/access.guard';
import { BearerGuard } from './access/bearer.guard';
import { KnownTokens } from './access/known-tokens';
import { AuditController } from './audit/audit.controller';
import { AuditService } from './audit/audit.service';
import { AuditChain } from './audit/audit-chain';
import { AuditSigner } from './audit/audit-head';
import { AuditReading } from './audit/audit-reading.service';
import { ClockModule } from './clock/clock.module';
import { Codes } from './codes/codes';
import { FieldCipher } from './crypto/field-cipher';
import { KeyedHash } from './crypto/keyed-hash';
import { Keyring, openKeyring } from './crypto/keyring';
import { Signatures } from './crypto/signatures';
import { Database } from './database/database';
import { Channels } from './delivery/channels';
import { Delivery } from './delivery/delivery';
import { channelsFromSettings, deliveryFromSettings } from './delivery/delivery-from-settings';
import { Outbox } from './delivery/outbox';
import { FourEyesModule } from './four-eyes/four-eyes.module';
import { IdempotencyService } from './idempotency/idempotency.service';
import { JobsModule } from './jobs/jobs.module';
import { Limits } from './limits/limits.service';
import { Metrics } from './metrics/metrics';
import { ProblemFilter } from './problem/problem.filter';
import { validationPipe } from './problem/validation.pipe';
import { Promises } from './promises/promises';
import { Tracing } from './tracing/tracing';

/** What every module stands on, and what stands before every operation. */
@Global()
@Module({
  imports: [ClockModule, FourEyesModule, JobsModule],
  controllers: [AuditController],
  providers: [
    AuditChain,
    AuditReading,
    AuditService,
    AuditSigner,
    BearerGuard,
    Codes,
    FieldCipher,
    IdempotencyService,
    KeyedHash,
    Limits,
    Metrics,
    Outbox,
    KnownTokens,
    Signatures,
    { provide: Database, useExisting: DataSource },
    { provide: Keyring, useFactory: openKeyring, inject: [Settings, FieldCipher, Database] },
    { provide: Tracing, useFactory: Tracing.begin, inject: [Settings] },
    { provide: Delivery, useFactory: deliveryFromSettings, inject: [Settings] },
    { provide: Channels, useFactory: channelsFromSettings, inject: [Settings, Delivery] },
    Promises,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [
    AuditChain,
    AuditService,
    AuditSigner,
    Codes,
    Database,
    FieldCipher,
    IdempotencyService,
    KeyedHash,
    Keyring,
    KnownTokens,
    Limits,
    Channels,
    Outbox,
    Promises,
    Signatures,
  ],
})
export class PlatformModule {}
