import { Controller, Get, Header, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CurrentAccount, MembersOnly, Public } from '../../platform/access/access';
import { assertOwnPhoneNumber } from '../../platform/access/access.guard';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { NotFound, ValidationFailed } from '../../platform/problem/common.errors';
import { FileLinkDto, UploadedDto, UploadFormDto } from './upload.dto';
import { FileTooLarge, LinkExpired, LinkInvalid, NotAnImage } from './upload.errors';
import { STORED_CONTENT_TYPE, UploadService } from './upload.service';
import { readUploadForm } from './upload-form';

@ApiTags('Upload')
@Controller()
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  @Post('upload')
  @MembersOnly()
  @ApiOperation({
    summary: 'Upload a photo of an ID or a selfie',
    description:
      'The picture is checked by its content, re-encoded as JPEG without metadata, and scaled down to 2048 pixels.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFormDto })
  @ApiProblems(ValidationFailed, FileTooLarge, NotAnImage)
  async uploadImage(@Caller() caller: CurrentAccount, @Req() request: FastifyRequest): Promise<UploadedDto> {
    const form = await readUploadForm(request);
    assertOwnPhoneNumber(caller, form);
    return this.uploads.store(caller.accountId, form.kind, form.image);
  }

  @Get('files/:memberId/:fileName')
  @Public()
  @Header('content-type', STORED_CONTENT_TYPE)
  @Header('content-disposition', 'inline')
  @Header('cache-control', 'private, max-age=300')
  @ApiOperation({
    summary: 'Show an uploaded photo',
    description: 'Needs the signature of a link that was given to the member or to staff.',
  })
  @ApiProduces(STORED_CONTENT_TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(ValidationFailed, LinkInvalid, LinkExpired, NotFound)
  async showImage(
    @Param('memberId') memberId: string,
    @Param('fileName') fileName: string,
    @Query() { expires, signature }: FileLinkDto,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.uploads.open(memberId, fileName, expires, signature));
  }
}
