import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { CurrencyDto, RatesDto } from './currency.dto';
import { CurrencyService } from './currency.service';

@ApiTags('Currency')
@Controller('currency')
export class CurrencyController {
  constructor(private readonly currencies: CurrencyService) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'List all currencies',
    description: 'With those that no loan is offered in, which are not `active`.',
  })
  listCurrencies(): Promise<CurrencyDto[]> {
    return this.currencies.list();
  }

  @Get('available')
  @Public()
  @ApiOperation({
    summary: 'List the currencies that loans are offered in',
    description: 'Those that are `active`: switched on, with a rate that is not too old for a new loan.',
  })
  listAvailableCurrencies(): Promise<CurrencyDto[]> {
    return this.currencies.available();
  }

  @Get('rates')
  @Public()
  @ApiOperation({
    summary: 'Read the exchange rates against the peso',
    description: 'Kept in the database and refreshed in the background; on failure the last ones stay.',
  })
  readExchangeRates(): Promise<RatesDto> {
    return this.currencies.rates();
  }
}
