import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ApiKeys } from '../../platform/access/api-keys';
import { StaffNames } from '../../platform/access/staff-names';
import { StaffStanding } from '../../platform/access/staff-standing';
import { CreditModule } from '../credit/credit.module';
import { MemberModule } from '../member/member.module';
import { AccessTokenStrategy, AccessTokens } from './access-token';
import { AdmissionController } from './admission/admission.controller';
import { AdmissionService } from './admission/admission.service';
import { InvitationService } from './admission/invitation.service';
import { InvitationBackofficeController } from './admission/invitation-backoffice.controller';
import { PhoneVerificationService } from './admission/phone-verification.service';
import { ApiKeyService } from './api-keys/api-key.service';
import { ApiKeyBackofficeController } from './api-keys/api-key-backoffice.controller';
import { ApiKeyStanding } from './api-keys/api-key-standing';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { CodePurge } from './code-purge.service';
import { KnownDeviceService } from './known-device.service';
import { BreachedPasswords } from './new-passwords/breached-passwords';
import { NewPasswords } from './new-passwords/new-passwords';
import { OwnPassword } from './own-password';
import { PasskeyController } from './passkeys/passkey.controller';
import { PasskeyService } from './passkeys/passkey.service';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeySignIn } from './passkeys/passkey-sign-in.service';
import { RelyingParty } from './passkeys/relying-party';
import { PasswordHasher } from './password-hasher';
import { RecoveryController } from './recovery/recovery.controller';
import { RecoveryService } from './recovery/recovery.service';
import { RecoveryBackofficeController } from './recovery/recovery-backoffice.controller';
import { RecoveryDays } from './recovery/recovery-days';
import { RecoveryNotice } from './recovery/recovery-notice.service';
import { RecoveryStopService } from './recovery/recovery-stop.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service';
import { SecondFactors } from './second-factor/second-factors';
import { SessionService } from './session.service';
import { IntruderStopController } from './sessions/intruder-stop.controller';
import { IntruderStop } from './sessions/intruder-stop.service';
import { NewDevices } from './sessions/new-devices.service';
import { SecurityNotices } from './sessions/security-notices.service';
import { SessionBeginning } from './sessions/session-beginning.service';
import { SessionListController } from './sessions/session-list.controller';
import { SessionList } from './sessions/session-list.service';
import { SignOut } from './sessions/sign-out.service';
import { SignInLockService } from './sign-in-lock.service';
import { StaffService } from './staff.service';
import { StaffSessions } from './staff-session';

@Module({
  imports: [JwtModule.register({}), PassportModule, CreditModule, MemberModule],
  controllers: [
    AuthController,
    RecoveryController,
    AdmissionController,
    RecoveryBackofficeController,
    InvitationBackofficeController,
    ApiKeyBackofficeController,
    SecondFactorController,
    SessionListController,
    IntruderStopController,
    PasskeyController,
    PasskeySignInController,
  ],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AdmissionService,
    ApiKeyService,
    AuthService,
    BreachedPasswords,
    CodePurge,
    IntruderStop,
    InvitationService,
    KnownDeviceService,
    NewDevices,
    NewPasswords,
    OwnPassword,
    PasskeyChallenges,
    PasskeyService,
    PasskeySignIn,
    PasswordHasher,
    PhoneVerificationService,
    RecoveryDays,
    RecoveryNotice,
    RecoveryService,
    RecoveryStopService,
    RelyingParty,
    SecondFactorCodes,
    SecondFactorSignIn,
    SecondFactors,
    SecurityNotices,
    SessionBeginning,
    SessionList,
    SessionService,
    SignInLockService,
    SignOut,
    StaffService,
    StaffSessions,
    { provide: ApiKeys, useClass: ApiKeyStanding },
    { provide: StaffStanding, useExisting: StaffSessions },
    { provide: StaffNames, useExisting: StaffService },
  ],
  exports: [
    AuthService,
    CodePurge,
    NewDevices,
    OwnPassword,
    PhoneVerificationService,
    SecurityNotices,
    SessionService,
    StaffService,
  ],
})
export class AuthModule {}
