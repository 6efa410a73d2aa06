import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CurrencyController } from './currency.controller';
import { Currency, RateSnapshot } from './currency.entity';
import { CurrencyRepository } from './currency.repository';
import { CurrencyService } from './currency.service';
import { HeldRate } from './held-rate.entity';
import { HeldRateRepository } from './held-rate.repository';
import { RateReviewController } from './rate-review.controller';
import { RateReviewService } from './rate-review.service';

@Module({
  imports: [TypeOrmModule.forFeature([Currency, HeldRate, RateSnapshot])],
  controllers: [CurrencyController, RateReviewController],
  providers: [CurrencyService, CurrencyRepository, HeldRateRepository, RateReviewService],
  exports: [CurrencyService],
})
export class CurrencyModule {}
