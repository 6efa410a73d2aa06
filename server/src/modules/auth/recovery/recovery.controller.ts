import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access';
import { ApiProblems } from '../../../platform/openapi/api-problems';
import { ValidationFailed } from '../../../platform/problem/common.errors';
import { PasswordTooCommon, RecoveryCodeInvalid, StopCodeInvalid, SwitchedOff } from '../auth.errors';
import { RecoveryDto, RecoveryStopDto } from './recovery.dto';
import { RecoveryService } from './recovery.service';
import { RecoveryStopService } from './recovery-stop.service';

@ApiTags('Authentication')
@Controller('authmember/recover')
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly stops: RecoveryStopService,
  ) {}

  @Post()
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Set a new password with a recovery code',
    description:
      'A Loan Assistant issues the code once the person is known to be the member. All sessions end, and a sign-in lock is lifted. The answer does not tell whether the number has an account. Five wrong tries end a code.',
  })
  @ApiProblems(ValidationFailed, SwitchedOff, PasswordTooCommon, RecoveryCodeInvalid)
  recoverAccount(@Body() recovery: RecoveryDto): Promise<void> {
    return this.recovery.recover(recovery);
  }

  @Post('stop')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Stop a recovery',
    description:
      'With the code of the message that told the member of it, for a day and once. The recovery code ends, and no other is issued for a day. Where it was used already, the password from before is back, all sessions end, and corrections that are open are withdrawn.',
  })
  @ApiProblems(ValidationFailed, SwitchedOff, StopCodeInvalid)
  stopRecovery(@Body() { stopCode }: RecoveryStopDto): Promise<void> {
    return this.stops.stop(stopCode);
  }
}
