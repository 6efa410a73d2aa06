import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberModule } from '../member/member.module';
import { AccessTokenStrategy, AccessTokens } from './access-token';
import { Account } from './account.entity';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { PasswordHasher } from './password-hasher';
import { RefreshToken, Session } from './session.entity';
import { SessionService } from './session.service';
import { SignInLock } from './sign-in-lock.entity';
import { SignInLockService } from './sign-in-lock.service';

@Module({
  imports: [
    JwtModule.register({}),
    PassportModule,
    MemberModule,
    TypeOrmModule.forFeature([Account, Session, RefreshToken, SignInLock]),
  ],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AuthService,
    PasswordHasher,
    SessionService,
    SignInLockService,
  ],
  exports: [AuthService, SessionService],
})
export class AuthModule {}
