import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { TooManyRequests, ValidationFailed } from '../../../platform/problem/common.errors';
import { StopCodeInvalid } from '../auth.errors';
import { IntruderStopDto } from './intruder-stop.dto';
import { IntruderStop } from './intruder-stop.service';

@ApiTags('Account security')
@Controller('authmember/not-me')
export class IntruderStopController {
  constructor(private readonly intruders: IntruderStop) {}

  @Post()
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Say that it was somebody else',
    description:
      'With the link of the message that told a member of a new device or another password, for a day and once. All sessions end, passkeys are removed, corrections that are open are withdrawn, and the password signs nobody in until a recovery sets another one.',
  })
  @ApiProblems(ValidationFailed, StopCodeInvalid, TooManyRequests)
  stopIntruder(@Body() { token }: IntruderStopDto, @Req() { ip }: FastifyRequest): Promise<void> {
    return this.intruders.stop(token, ip);
  }
}
