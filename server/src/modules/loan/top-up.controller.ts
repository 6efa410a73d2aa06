import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { LoanQuoteDto } from './loan.dto';
import { LoanNotFound, LoanNotFunded } from './loan.errors';
import { TopUpOfferDto, TopUpOfferRequestDto, TopUpQuoteRequestDto } from './top-up.dto';
import { TopUpNotPossible } from './top-up.errors';
import { TopUpService } from './top-up.service';

@ApiTags('Loan')
@Controller('loan/top-up')
export class TopUpController {
  constructor(private readonly topUps: TopUpService) {}

  @Post('offer')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read whether a new loan may pay off a running one',
    description:
      'It may for a member in good standing: nothing is overdue, enough installments are paid, and the credit score allows a loan that leaves enough beside the payoff. Changes nothing.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound, LoanNotFunded)
  readTopUpOffer(
    @Caller() caller: CurrentAccount,
    @Body() request: TopUpOfferRequestDto,
    @CallerLanguage() language: Language,
  ): Promise<TopUpOfferDto> {
    return this.topUps.offer(caller, request, language);
  }

  @Post('quote')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Compute what a loan costs that pays off the running one',
    description:
      'The quote of a loan in the same currency, with what closes the running loan today, what the member really receives, and the effective rate on that. POST /loan/applynew takes its figures with its hash and the number of the loan as topUpOf. What the credit score does not allow is refused here as there. Changes nothing.',
  })
  @ApiProblems(ValidationFailed, LoanNotFound, LoanNotFunded, TopUpNotPossible)
  quoteTopUp(@Caller() caller: CurrentAccount, @Body() request: TopUpQuoteRequestDto): Promise<LoanQuoteDto> {
    return this.topUps.quote(caller, request);
  }
}
