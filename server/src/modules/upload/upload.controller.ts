import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { NotFound, ValidationFailed } from '../../platform/problem/common.errors';
import { FileLinkDto } from './upload.dto';
import { LinkExpired, LinkInvalid } from './upload.errors';
import { STORED_CONTENT_TYPE, UploadService } from './upload.service';

@ApiTags('Upload')
@Controller()
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  @Get('files/:memberId/:fileName')
  @Public()
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
    const photo = await this.uploads.open(memberId, fileName, expires, signature);
    return new StreamableFile(photo, {
      type: STORED_CONTENT_TYPE,
      disposition: 'inline; filename="photo.jpg"',
    });
  }
}
