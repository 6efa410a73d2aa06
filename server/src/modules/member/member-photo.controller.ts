import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import { assertOwnPhoneNumber } from '../../platform/access/access.guard';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { UploadedDto, UploadFormDto } from '../upload/upload.dto';
import {
  FileTooLarge,
  NotAnImage,
  TooManyPixels,
  UploadLimitReached,
  UploadsBusy,
} from '../upload/upload.errors';
import { readUploadForm } from '../upload/upload-form';
import { AlreadyActivated } from './member.errors';
import { MemberService } from './member.service';

@ApiTags('Upload')
@Controller()
export class MemberPhotoController {
  constructor(private readonly members: MemberService) {}

  @Post('upload')
  @MembersOnly()
  @ApiOperation({
    summary: 'Upload a photo of an ID or a selfie',
    description:
      'For the identity step, so until the account is activated; at most 20 photos a day (in Manila). The picture is checked by its content, re-encoded as JPEG without metadata, and scaled down to 2048 pixels. One that the identity step does not use is forgotten after a day.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFormDto })
  @ApiProblems(
    ValidationFailed,
    AlreadyActivated,
    FileTooLarge,
    TooManyPixels,
    NotAnImage,
    UploadLimitReached,
    UploadsBusy,
  )
  async uploadImage(@Caller() caller: CurrentAccount, @Req() request: FastifyRequest): Promise<UploadedDto> {
    const form = await readUploadForm(request);
    assertOwnPhoneNumber(caller, form);
    return this.members.addPhoto(caller.accountId, form);
  }
}
