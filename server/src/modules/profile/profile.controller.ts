import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { Spoken } from '../../platform/language/spoken';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { MemberInfoDto } from './profile.dto';
import { ProfileService } from './profile.service';

@ApiTags('Member')
@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Post('member/info')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the own details, newest loan and newest withdrawal',
    description:
      'What was not filled in yet is absent; without a loan or a withdrawal its `active` is false. The addresses of the photos are good for five minutes.',
  })
  @ApiProblems(ValidationFailed)
  readMemberInfo(
    @Caller() caller: CurrentAccount,
    @Body() _own: OwnPhoneNumberDto,
    @CallerLanguage() language: Language,
  ): Promise<MemberInfoDto> {
    return this.profiles.memberInfo(caller, language);
  }

  @Post('misc/phonenumber')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'The same as POST /member/info',
    description: 'By the name under which clients ask for the account number before a loan is confirmed.',
  })
  @ApiProblems(ValidationFailed)
  lookUpPhoneNumber(
    @Caller() caller: CurrentAccount,
    @Body() _own: OwnPhoneNumberDto,
    @CallerLanguage() language: Language,
  ): Promise<MemberInfoDto> {
    return this.profiles.memberInfo(caller, language);
  }
}
