import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { PageQueryDto } from '../../../platform/page-query.dto';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { ApiKeyIssueDto, ApiKeyIssuedDto, ApiKeyPageDto } from './api-key.dto';
import { ApiKeyNotFound, TooManyKeys } from './api-key.errors';
import { ApiKeyService } from './api-key.service';

/** For officers who are signed in: no key makes, sees or ends another one. */
@ApiTags('Back office')
@Controller('backoffice/api-keys')
export class ApiKeyBackofficeController {
  constructor(private readonly keys: ApiKeyService) {}

  @Post()
  @HttpCode(200)
  @StaffOnly(['LOAN_OFFICER'])
  @ApiOperation({
    summary: 'Issue an API key',
    description:
      'The key is told in this answer alone. To replace one, issue another of the same name, put it to use, and revoke the first.',
  })
  @ApiProblems(ValidationFailed, TooManyKeys)
  issueApiKey(@Caller() caller: CurrentAccount, @Body() wanted: ApiKeyIssueDto): Promise<ApiKeyIssuedDto> {
    return this.keys.issue(caller, wanted);
  }

  @Get()
  @StaffOnly(['LOAN_OFFICER'])
  @ApiOperation({ summary: 'List the API keys, newest first, with their last use' })
  @ApiProblems(ValidationFailed)
  listApiKeys(@Query() query: PageQueryDto): Promise<ApiKeyPageDto> {
    return this.keys.list(query);
  }

  @Delete(':keyId')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'])
  @ApiOperation({
    summary: 'Revoke an API key',
    description: 'It is refused from the next request on. To revoke it once more changes nothing.',
  })
  @ApiProblems(ApiKeyNotFound)
  revokeApiKey(@Caller() caller: CurrentAccount, @Param('keyId') keyId: string): Promise<void> {
    return this.keys.revoke(caller, keyId);
  }
}
