import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../../platform/access/access';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { PageQueryDto } from '../../platform/page-query.dto';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { uuidPipe } from '../../platform/validation/uuid-pipe';
import {
  CorrectionCooling,
  CorrectionEnded,
  CorrectionNotFound,
} from '../member/corrections/corrections.errors';
import { MemberNotFound } from '../member/member.errors';
import { CorrectionDetailsDto, CorrectionRefusalDto, StaffCorrectionPageDto } from './correction-review.dto';
import { CorrectionReview } from './correction-review.service';

const uuidParam = uuidPipe(() => new CorrectionNotFound());

@ApiTags('Back office')
@Controller('backoffice/corrections')
export class CorrectionReviewController {
  constructor(private readonly corrections: CorrectionReview) {}

  @Get()
  @StaffOnly(['LOAN_OFFICER'], 'corrections:read')
  @ApiOperation({
    summary: 'List corrections of names and IDs that are open, newest first',
    description: 'Those that are COOLING can be decided on once they are WAITING. Numbers are masked.',
  })
  @ApiProblems(ValidationFailed)
  listCorrections(@Query() query: PageQueryDto): Promise<StaffCorrectionPageDto> {
    return this.corrections.list(query);
  }

  @Get(':correctionId')
  @StaffOnly(['LOAN_OFFICER'], 'corrections:read')
  @ApiOperation({
    summary: 'Read a correction in full, with links to the photos of the ID',
    description:
      'Each read leaves an entry in the audit log. `sameIdentity` names who has the wanted ID already.',
  })
  @ApiProblems(CorrectionNotFound, MemberNotFound)
  readCorrection(
    @Caller() caller: CurrentAccount,
    @Param('correctionId', uuidParam) correctionId: string,
  ): Promise<CorrectionDetailsDto> {
    return this.corrections.read(caller, correctionId);
  }

  @Post(':correctionId/confirm')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'], 'corrections:decide')
  @ApiOperation({
    summary: 'Confirm a correction',
    description:
      'It counts from now on, for papers of later loans too, and the member is told. Nobody confirms their own.',
  })
  @ApiProblems(CorrectionNotFound, CorrectionEnded, CorrectionCooling, OwnAccount, MemberNotFound)
  confirmCorrection(
    @Caller() caller: CurrentAccount,
    @Param('correctionId', uuidParam) correctionId: string,
  ): Promise<void> {
    return this.corrections.confirm(caller, correctionId);
  }

  @Post(':correctionId/refuse')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'], 'corrections:decide')
  @ApiOperation({ summary: 'Refuse a correction', description: 'The member is told, and reads the reason.' })
  @ApiProblems(
    ValidationFailed,
    CorrectionNotFound,
    CorrectionEnded,
    CorrectionCooling,
    OwnAccount,
    MemberNotFound,
  )
  refuseCorrection(
    @Caller() caller: CurrentAccount,
    @Param('correctionId', uuidParam) correctionId: string,
    @Body() { reason }: CorrectionRefusalDto,
  ): Promise<void> {
    return this.corrections.refuse(caller, correctionId, reason);
  }
}
