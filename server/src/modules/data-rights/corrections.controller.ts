import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  Caller,
  type CurrentAccount,
  MembersOnly,
  MembersWithOtherNumber,
} from '../../platform/access/access';
import { DeliveryFailed } from '../../platform/delivery/delivery.errors';
import type { Language } from '../../platform/language/language';
import { CallerLanguage } from '../../platform/language/language-of';
import { Spoken } from '../../platform/language/spoken';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import { PhoneOtpSentDto } from '../auth/admission/admission.dto';
import {
  CurrentPasswordWrong,
  PhoneNumberTaken,
  PhoneOtpInvalid,
  SignInLocked,
  SwitchedOff,
} from '../auth/auth.errors';
import { NotActivated } from '../loan/loan.errors';
import {
  CorrectionEnded,
  CorrectionNotFound,
  CorrectionOpen,
} from '../member/corrections/corrections.errors';
import { claimsOf } from '../member/identity-photos';
import { MemberNotFound } from '../member/member.errors';
import { readOwnPhoto, TakesPhoto } from '../upload/takes-photo';
import { UploadedDto } from '../upload/upload.dto';
import {
  AccountCorrectionDto,
  AddressCorrectionDto,
  ContactCorrectionDto,
  CorrectionDto,
  EmploymentCorrectionDto,
  IdentityCorrectionDto,
  NameCorrectionDto,
  OwnCorrectionsDto,
  PhoneCorrectionCodeDto,
  PhoneCorrectionDto,
} from './correction.dto';
import { OwnCorrections } from './own-corrections.service';
import { OwnNumber } from './own-number.service';

const AT_ONCE = 'At once, of an activated account. Agreements that exist stay as they were agreed to.';
const COOLING =
  'Needs the password, of an activated account. The member is told at once, and can withdraw it while it cools (a day).';
const uuidParam = uuidPipe(() => new CorrectionNotFound());
const AskProblems = (...problems: Parameters<typeof ApiProblems>) =>
  ApiProblems(
    ValidationFailed,
    CurrentPasswordWrong,
    SignInLocked,
    NotActivated,
    CorrectionOpen,
    MemberNotFound,
    TooManyRequests,
    ...problems,
  );

@ApiTags('My data')
@Controller('member/corrections')
export class CorrectionsController {
  constructor(
    private readonly corrections: OwnCorrections,
    private readonly numbers: OwnNumber,
  ) {}

  @Get()
  @MembersOnly()
  @Spoken()
  @ApiOperation({
    summary: 'Read the own corrections, and what is told of one’s work',
    description: 'Until when each can be withdrawn, and how it was answered.',
  })
  readCorrections(
    @Caller() caller: CurrentAccount,
    @CallerLanguage() language: Language,
  ): Promise<OwnCorrectionsDto> {
    return this.corrections.read(caller, language);
  }

  @Patch('address')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({ summary: 'Correct the own address', description: AT_ONCE })
  @ApiProblems(ValidationFailed, NotActivated, MemberNotFound)
  correctAddress(@Caller() caller: CurrentAccount, @Body() address: AddressCorrectionDto): Promise<void> {
    const { countryResidence, province, town, streetAddress, postalCode } = address;
    const place = { countryResidence, province, town, streetAddress };
    const changes = { ...place, postalCode: postalCode ?? null };
    return this.corrections.correct(caller, 'ADDRESS', changes);
  }

  @Patch('contact')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Correct the own e-mail address, or take it back',
    description: `${AT_ONCE} The member is told of it where they were reached so far.`,
  })
  @ApiProblems(ValidationFailed, NotActivated, MemberNotFound, TooManyRequests)
  correctContact(@Caller() caller: CurrentAccount, @Body() { email }: ContactCorrectionDto): Promise<void> {
    return this.corrections.correctEmail(caller, email);
  }

  @Patch('employment')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({ summary: 'Correct where one works', description: AT_ONCE })
  @ApiProblems(ValidationFailed, NotActivated, MemberNotFound)
  correctEmployment(@Caller() caller: CurrentAccount, @Body() work: EmploymentCorrectionDto): Promise<void> {
    const { workPlaceCountry, workLocation, jobTitle, jobCategory, monthlyNetIncome } = work;
    const changes = { workPlaceCountry, workLocation, jobTitle, jobCategory, monthlyNetIncome };
    return this.corrections.correct(caller, 'EMPLOYMENT', changes);
  }

  @Post('name')
  @MembersOnly()
  @ApiOperation({
    summary: 'Ask for another name',
    description: `${COOLING} Then an officer confirms or refuses it.`,
  })
  @AskProblems()
  askForName(
    @Caller() caller: CurrentAccount,
    @Body() { password, firstName, middleName, lastName }: NameCorrectionDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<CorrectionDto> {
    const to = { firstName, middleName: middleName ?? null, lastName };
    return this.corrections.ask(caller, { kind: 'NAME', to }, { password, address: ip });
  }

  @Post('photo')
  @MembersOnly()
  @ApiOperation({
    summary: 'Upload a photo for a correction of the ID',
    description:
      'Of an activated account; checked, re-encoded and counted as those of the identity step. One that no correction uses is forgotten after a day, and so is one whose correction is refused or withdrawn.',
  })
  @TakesPhoto(NotActivated, MemberNotFound)
  async uploadPhoto(@Caller() caller: CurrentAccount, @Req() request: FastifyRequest): Promise<UploadedDto> {
    return this.corrections.addPhoto(caller, await readOwnPhoto(caller, request));
  }

  @Post('identity')
  @MembersOnly()
  @ApiOperation({
    summary: 'Ask for another type or number of the ID, or for other photos',
    description: `${COOLING} Then an officer confirms or refuses it. Other photos are uploaded to /member/corrections/photo first; without one, the photo so far stays.`,
  })
  @AskProblems()
  askForIdentity(
    @Caller() caller: CurrentAccount,
    @Body() {
      password,
      identityType,
      otherIdentityType,
      identityNumber,
      ...addresses
    }: IdentityCorrectionDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<CorrectionDto> {
    const other = identityType === 'Others' ? (otherIdentityType ?? null) : null;
    const to = { identityType, otherIdentityType: other, identityNumber };
    const how = { password, address: ip, photos: claimsOf(addresses) };
    return this.corrections.ask(caller, { kind: 'IDENTITY', to }, how);
  }

  @Post('account')
  @MembersOnly()
  @ApiOperation({
    summary: 'Ask for another bank account',
    description: `${COOLING} Then it counts by itself. Until then withdrawals go to the one so far; one that was prepared and not confirmed by then is prepared again.`,
  })
  @AskProblems()
  askForAccount(
    @Caller() caller: CurrentAccount,
    @Body() { password, bankName, accountNumber }: AccountCorrectionDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<CorrectionDto> {
    const to = { bankName, accountNumber };
    return this.corrections.ask(caller, { kind: 'BANK_ACCOUNT', to }, { password, address: ip });
  }

  @Post('phone/code')
  @HttpCode(200)
  @MembersWithOtherNumber()
  @ApiOperation({
    summary: 'Send a code to the phone number that is to be the own one',
    description:
      'Of an activated account. Six digits, good for ten minutes and for this member; another one ends the one before. The answer does not tell whether the number has an account. Five a day for a number, with a minute between them.',
  })
  @ApiProblems(
    ValidationFailed,
    NotActivated,
    CorrectionOpen,
    MemberNotFound,
    SwitchedOff,
    TooManyRequests,
    DeliveryFailed,
  )
  sendPhoneCorrectionCode(
    @Caller() caller: CurrentAccount,
    @Body() { phoneNumber }: PhoneCorrectionCodeDto,
    @Req() { ip }: FastifyRequest,
    @CallerLanguage() language: Language,
  ): Promise<PhoneOtpSentDto> {
    return this.numbers.sendCode(caller, phoneNumber, { address: ip, language });
  }

  @Post('phone')
  @MembersWithOtherNumber()
  @ApiOperation({
    summary: 'Ask for another phone number',
    description: `${COOLING} Needs the code that was sent to the number, too. Then it counts by itself, within a minute: one signs in with it, and messages go there. Until then the one so far does, and where another account has taken it by then, the correction ends as REFUSED.`,
  })
  @AskProblems(PhoneOtpInvalid, PhoneNumberTaken)
  askForPhone(
    @Caller() caller: CurrentAccount,
    @Body() { phoneNumber, code, password }: PhoneCorrectionDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<CorrectionDto> {
    return this.numbers.ask(caller, { phoneNumber, code, password, address: ip });
  }

  @Delete(':correctionId')
  @HttpCode(204)
  @MembersOnly()
  @ApiOperation({
    summary: 'Withdraw a correction',
    description:
      'While it is open: of a bank account or a phone number until it counts, of a name or an ID until an officer decides.',
  })
  @ApiProblems(CorrectionNotFound, CorrectionEnded)
  withdrawCorrection(
    @Caller() caller: CurrentAccount,
    @Param('correctionId', uuidParam) correctionId: string,
  ): Promise<void> {
    return this.corrections.withdraw(caller, correctionId);
  }
}
