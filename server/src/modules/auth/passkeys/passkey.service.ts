import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../../platform/access/access';
import { TokenInvalid } from '../../../platform/access/access.errors';
import { AuditService } from '../../../platform/audit/audit.service';
import { Database } from '../../../platform/database/database';
import { lockName } from '../../../platform/database/lock-name';
import { newId } from '../../../platform/new-id';
import { Account } from '../account.entity';
import { about } from '../account-audit';
import { OwnPassword } from '../own-password';
import { SecurityNotices } from '../sessions/security-notices.service';
import type { PasskeyAddDto, PasskeyDto, PasskeyListDto, PasskeyOptionsDto } from './passkey.dto';
import { Passkey } from './passkey.entity';
import { PasskeyInvalid, PasskeyNotFound, PasskeyTaken, TooManyPasskeys } from './passkey.errors';
import { findPasskeyNamed } from './passkey.sql';
import { PasskeyChallenges } from './passkey-challenges.service';
import { RelyingParty } from './relying-party';

const MOST = 10;

/** The passkeys of an account: its owner adds and removes them. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly database: Database,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly ownPassword: OwnPassword,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditService,
  ) {}

  async list({ accountId }: CurrentAccount): Promise<PasskeyListDto> {
    return { items: (await this.passkeysOf(this.database.manager, accountId)).map(toDto) };
  }

  /** @throws CurrentPasswordWrong, SignInLocked, TooManyPasskeys, SwitchedOff */
  async prepare(caller: CurrentAccount, password: string, address: string): Promise<PasskeyOptionsDto> {
    const account = await this.ownPassword.confirm(caller, password, address);
    const present = await this.passkeysOf(this.database.manager, account.id);
    if (present.length >= MOST) throw new TooManyPasskeys();
    const credentialIds = present.map(({ credentialId }) => credentialId);
    const options = await this.party.creationOptions({ ...account, credentialIds });
    await this.database.transaction(async (tx) => {
      await this.ownPassword.assertStill(tx, account);
      await this.challenges.keepToAdd(tx, options.challenge, account);
    });
    return { options };
  }

  /** The member is told of it. @throws PasskeyInvalid, PasskeyTaken, TooManyPasskeys, SwitchedOff */
  async add(caller: CurrentAccount, { name, credential }: PasskeyAddDto): Promise<PasskeyDto> {
    const { accountId } = caller;
    const before = await this.database.manager.findOneBy(Account, { id: accountId });
    if (!before) throw new TokenInvalid();
    const created = await this.party.readCreated(credential, (challenge) =>
      this.challenges.take(challenge, before),
    );
    if (!created) throw new PasskeyInvalid();
    const { id: credentialId, publicKey, counter, transports = [] } = created.credential;
    const passkey: Omit<Passkey, 'createdAt' | 'lastUsedAt'> = {
      ...{ accountId, id: newId(), credentialId, name, transports },
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: String(counter),
      isSynced: created.credentialDeviceType === 'multiDevice',
      isBackedUp: created.credentialBackedUp,
    };
    const { added, posted } = await this.database.transaction(async (tx) => {
      await lockName(tx, `passkeys of ${accountId}`);
      const present = await this.passkeysOf(tx, accountId);
      if (present.length >= MOST) throw new TooManyPasskeys();
      await assertNobodys(tx, credentialId);
      // Held, so that a new password forgets this one with the others, or refuses it.
      const lock = { mode: 'pessimistic_read' } as const;
      const account = await tx.findOneOrFail(Account, { where: { id: accountId }, lock });
      if (account.passwordHash !== before.passwordHash) throw new PasskeyInvalid();
      await tx.insert(Passkey, passkey);
      await this.record(tx, caller, 'PASSKEY_ADDED', passkey.id);
      return {
        added: await tx.findOneByOrFail(Passkey, { accountId, id: passkey.id }),
        posted: await this.notices.put(tx, account, { kind: 'PASSKEY_ADDED' }),
      };
    });
    this.notices.tell(posted);
    return toDto(added);
  }

  /** @throws CurrentPasswordWrong, SignInLocked, PasskeyNotFound for another's, too */
  async remove(caller: CurrentAccount, id: string, password: string, address: string): Promise<void> {
    if (!isUUID(id)) throw new PasskeyNotFound();
    await this.ownPassword.confirm(caller, password, address);
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(Passkey, { accountId: caller.accountId, id });
      if (!affected) throw new PasskeyNotFound();
      await this.record(tx, caller, 'PASSKEY_REMOVED', id);
    });
  }

  private passkeysOf(tx: EntityManager, accountId: string): Promise<Passkey[]> {
    return tx.find(Passkey, { where: { accountId }, order: { id: 'DESC' } });
  }

  private record(
    tx: EntityManager,
    caller: CurrentAccount,
    action: string,
    passkeyId: string,
  ): Promise<void> {
    const after = { passkeyId };
    return this.audit.record(tx, { actorId: caller.accountId, action, ...about(caller), after });
  }
}

/**
 * A passkey signs in to one account. On a distributed database no index of all nodes can say so: who adds it holds its name.
 * @throws PasskeyTaken also where it is the caller's own
 */
async function assertNobodys(tx: EntityManager, credentialId: string): Promise<void> {
  await lockName(tx, `passkey ${credentialId}`);
  if (!(await findPasskeyNamed.first(tx, credentialId))) return;
  throw new PasskeyTaken({ errors: [{ field: 'credential', message: PasskeyTaken.detail }] });
}

function toDto({ id, name, createdAt, lastUsedAt, isBackedUp }: Passkey): PasskeyDto {
  return {
    id,
    name,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
    isBackedUp,
  };
}
