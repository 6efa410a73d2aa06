import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import { OnlyReads } from '../../platform/only-reads';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import {
  AddressInfoDto,
  BankInfoDto,
  IdentityInfoDto,
  MemberStateDto,
  OwnPhoneNumberDto,
  PersonalInfoDto,
  ReferencesInfoDto,
  StepSavedDto,
} from './member.dto';
import { AlreadyActivated, MemberNotFound, StepOutOfOrder } from './member.errors';
import { MemberService } from './member.service';

const ORDER =
  'The steps come in order. An earlier one may be corrected until the last is saved; the state never goes back.';

@ApiTags('Member')
@Controller('member')
export class MemberController {
  constructor(private readonly members: MemberService) {}

  @Post('infostate')
  @HttpCode(200)
  @OnlyReads()
  @MembersOnly()
  @ApiOperation({
    summary: 'Read which activation step comes next',
    description:
      '`PERSONAL_INFO` to `BANK_INFO` name the step to save next; with `INFO_COMPLETED` the account is activated.',
  })
  @ApiProblems(ValidationFailed)
  async readActivationState(
    @Caller() { accountId }: CurrentAccount,
    @Body() _own: OwnPhoneNumberDto,
  ): Promise<MemberStateDto> {
    return { state: await this.members.stateOf(accountId) };
  }

  @Patch('update/personal')
  @MembersOnly()
  @ApiOperation({ summary: 'Save activation step 1, about yourself', description: ORDER })
  @ApiProblems(ValidationFailed, MemberNotFound, AlreadyActivated)
  savePersonalInfo(
    @Caller() { accountId }: CurrentAccount,
    @Body() personal: PersonalInfoDto,
  ): Promise<StepSavedDto> {
    return this.members.savePersonal(accountId, personal);
  }

  @Patch('update/address')
  @MembersOnly()
  @ApiOperation({ summary: 'Save activation step 2, the residential address', description: ORDER })
  @ApiProblems(ValidationFailed, MemberNotFound, AlreadyActivated, StepOutOfOrder)
  saveAddressInfo(
    @Caller() { accountId }: CurrentAccount,
    @Body() address: AddressInfoDto,
  ): Promise<StepSavedDto> {
    return this.members.saveAddress(accountId, address);
  }

  @Patch('update/references')
  @MembersOnly()
  @ApiOperation({ summary: 'Save activation step 3, two character references', description: ORDER })
  @ApiProblems(ValidationFailed, MemberNotFound, AlreadyActivated, StepOutOfOrder)
  saveReferencesInfo(
    @Caller() { accountId }: CurrentAccount,
    @Body() references: ReferencesInfoDto,
  ): Promise<StepSavedDto> {
    return this.members.saveReferences(accountId, references);
  }

  @Patch('update/identity')
  @MembersOnly()
  @ApiOperation({
    summary: 'Save activation step 4, the ID and its photos',
    description: `Upload the three photos with POST /upload first. ${ORDER}`,
  })
  @ApiProblems(ValidationFailed, MemberNotFound, AlreadyActivated, StepOutOfOrder)
  saveIdentityInfo(
    @Caller() { accountId }: CurrentAccount,
    @Body() identity: IdentityInfoDto,
  ): Promise<StepSavedDto> {
    return this.members.saveIdentity(accountId, identity);
  }

  @Patch('update/bank')
  @MembersOnly()
  @ApiOperation({
    summary: 'Save activation step 5, the receiving account',
    description: `Completes the activation. ${ORDER}`,
  })
  @ApiProblems(ValidationFailed, MemberNotFound, AlreadyActivated, StepOutOfOrder)
  saveBankInfo(@Caller() { accountId }: CurrentAccount, @Body() bank: BankInfoDto): Promise<StepSavedDto> {
    return this.members.saveBank(accountId, bank);
  }
}
