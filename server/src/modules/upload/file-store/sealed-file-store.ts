import { Injectable } from '@nestjs/common';
import { FILE_HEADER_BYTES, FileCipher } from '../../../platform/crypto/file-cipher';
import { Keyring, NOT_ENCRYPTED } from '../../../platform/crypto/keyring';
import { FileStore, PlainFileStore, StoreAway } from './file-store';

/**
 * Encrypts what goes into the store, each file bound to its key. A file is read as a whole: no byte of it is to be believed
 * before all of them were checked, and none has more than some megabytes. What the store below cannot do is a StoreAway.
 */
@Injectable()
export class SealedFileStore extends FileStore {
  constructor(
    private readonly files: PlainFileStore,
    private readonly cipher: FileCipher,
    private readonly keyring: Keyring,
  ) {
    super();
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return this.files.put(key, this.cipher.encrypt(bytes, key)).catch(away);
  }

  /** One that is not encrypted is taken where the database is from a time when none was. @throws Error when it was altered */
  async get(key: string): Promise<Buffer | undefined> {
    const stored = await this.files.get(key).catch(away);
    if (!stored) return undefined;
    const isTaken = this.keyring.takesPlainFiles && this.cipher.keyIdOf(stored) === undefined;
    return isTaken ? stored : this.cipher.decrypt(stored, key);
  }

  remove(key: string): Promise<void> {
    return this.files.remove(key).catch(away);
  }

  /** By which data key a file is encrypted, or NOT_ENCRYPTED; undefined when there is no such file. */
  async keyIdOf(key: string): Promise<string | undefined> {
    const beginning = await this.files.beginning(key, FILE_HEADER_BYTES).catch(away);
    return beginning && (this.cipher.keyIdOf(beginning) ?? NOT_ENCRYPTED);
  }
}

function away(cause: unknown): never {
  throw new StoreAway(cause);
}
