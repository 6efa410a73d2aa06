import { Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CurrentAccount, MembersOnly } from '../../platform/access/access';
import { readOwnPhoto, TakesPhoto } from '../upload/takes-photo';
import { UploadedDto } from '../upload/upload.dto';
import { AlreadyActivated, MemberNotFound } from './member.errors';
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
  @TakesPhoto(MemberNotFound, AlreadyActivated)
  async uploadImage(@Caller() caller: CurrentAccount, @Req() request: FastifyRequest): Promise<UploadedDto> {
    return this.members.addPhoto(caller.accountId, await readOwnPhoto(caller, request));
  }
}
