import { Module } from '@nestjs/common';
import { CurrencyController } from './currency.controller';
import { CurrencyRepository } from './currency.repository';
import { CurrencyService } from './currency.service';
import { HeldRateRepository } from './held-rate.repository';
import { OfferedRates } from './offered-rates';
import { RateReviewController } from './rate-review.controller';
import { RateReviewService } from './rate-review.service';

@Module({
  controllers: [CurrencyController, RateReviewController],
  providers: [CurrencyService, CurrencyRepository, HeldRateRepository, OfferedRates, RateReviewService],
  exports: [CurrencyService],
})
export class CurrencyModule {}
