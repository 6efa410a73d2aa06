import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, STAFF_ROLES, StaffOnly } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { HeldRateChanged, NoHeldRate } from './currency.errors';
import { HeldRateDecisionDto, StaffRateDto, StaffRatesDto } from './rate-review.dto';
import { RateReviewService } from './rate-review.service';

@ApiTags('Back office')
@Controller('backoffice/rates')
export class RateReviewController {
  constructor(private readonly rates: RateReviewService) {}

  @Get()
  @StaffOnly(STAFF_ROLES, 'rates:read')
  @ApiOperation({
    summary: 'List the exchange rates, with those that wait for an officer',
    description:
      'A rate that moved further in a day than is believed is held, while the old one stays in force and grows older.',
  })
  listRates(): Promise<StaffRatesDto> {
    return this.rates.list();
  }

  @Post(':currencyCode/accept')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'rates:decide')
  @ApiOperation({
    summary: 'Put a held rate into force',
    description: '`HELD_RATE_CHANGED` carries the one that is held now as `held`.',
  })
  @ApiOkResponse({ type: StaffRateDto })
  @ApiProblems(ValidationFailed, NoHeldRate, HeldRateChanged)
  acceptRate(
    @Caller() caller: CurrentAccount,
    @Param('currencyCode') currencyCode: string,
    @Body() { rate }: HeldRateDecisionDto,
  ): Promise<StaffRateDto> {
    return this.rates.accept(caller, currencyCode, rate);
  }

  @Post(':currencyCode/reject')
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'], 'rates:decide')
  @ApiOperation({
    summary: 'Refuse a held rate',
    description:
      'The old one stays in force. The very same rate is not held again while the source repeats it.',
  })
  @ApiOkResponse({ type: StaffRateDto })
  @ApiProblems(ValidationFailed, NoHeldRate, HeldRateChanged)
  rejectRate(
    @Caller() caller: CurrentAccount,
    @Param('currencyCode') currencyCode: string,
    @Body() { rate }: HeldRateDecisionDto,
  ): Promise<StaffRateDto> {
    return this.rates.reject(caller, currencyCode, rate);
  }
}
