import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../../platform/access/access';
import { ApiProblems } from '../../platform/openapi/api-problems';
import { HealthDto } from './misc.dto';
import { NotReady } from './misc.errors';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'Tell that the process runs' })
  checkLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @ApiOperation({
    summary: 'Tell that the database is migrated, seeded and within reach',
    description: 'The server listens only after migrating and seeding.',
  })
  @ApiProblems(NotReady)
  async checkReadiness(): Promise<HealthDto> {
    await this.dataSource.query('SELECT 1').catch(() => {
      throw new NotReady();
    });
    return { status: 'ok' };
  }
}
