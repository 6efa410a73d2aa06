import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { HealthDto } from './misc.dto';
import { NotReady } from './misc.errors';
import { Readiness } from './readiness';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public()
  @ApiOperation({
    summary: 'Tell that the process runs',
    description:
      'Whatever becomes of the database: a process that does not answer is to be restarted. `GET /v2/health/ready` tells whether requests may be sent to it.',
  })
  checkLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @ApiOperation({
    summary: 'Tell that the database is migrated, seeded and within reach',
    description:
      'The server listens only after migrating and seeding. Answers within two seconds; where the database, or a free connection to it, takes longer, the server is not ready.',
  })
  @ApiProblems(NotReady)
  async checkReadiness(): Promise<HealthDto> {
    if (!(await this.readiness.check())) throw new NotReady();
    return { status: 'ok' };
  }
}
