import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { RecoveryCodeInvalid, SwitchedOff } from '../auth.errors';
import { RecoveryDto } from './recovery.dto';
import { RecoveryService } from './recovery.service';

@ApiTags('Authentication')
@Controller('authmember/recover')
export class RecoveryController {
  constructor(private readonly recovery: RecoveryService) {}

  @Post()
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Set a new password with a recovery code',
    description:
      'A Loan Assistant issues the code once the person is known to be the member. All sessions end, and a sign-in lock is lifted. The answer does not tell whether the number has an account. Five wrong tries end a code.',
  })
  @ApiProblems(ValidationFailed, SwitchedOff, RecoveryCodeInvalid)
  recoverAccount(@Body() recovery: RecoveryDto): Promise<void> {
    return this.recovery.recover(recovery);
  }
}
