import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { Spoken } from '../../platform/language/spoken';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { CreditScoreDto, CreditScoreRequestDto } from './credit-score.dto';
import { CreditScoreService } from './credit-score.service';

@ApiTags('Member')
@Controller('member')
export class CreditScoreController {
  constructor(private readonly scores: CreditScoreService) {}

  @Post('creditscore')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the own credit score',
    description:
      'With the changes and their reasons, the newest 100 unless earlier ones are asked for, and the rules that it moves by.',
  })
  @ApiProblems(ValidationFailed)
  readCreditScore(
    @Caller() { accountId }: CurrentAccount,
    @Body() { cursor }: CreditScoreRequestDto,
    @CallerLanguage() language: Language,
  ): Promise<CreditScoreDto> {
    return this.scores.read(accountId, cursor, language);
  }
}
