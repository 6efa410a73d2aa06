import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { v4 as uuid } from 'uuid';
import { startOfManilaDay, todayInManila } from '../../platform/calendar';
import { Signatures } from '../../platform/crypto/signatures';
import { Database } from '../../platform/database/database';
import { filled } from '../../platform/language/sentence';
import { NotFound, ValidationFailed } from '../../platform/problem/common.errors';
import { retryTomorrow } from '../../platform/problem/retry-after';
import { DecodingQueue } from './decoding-queue';
import { FileStore, putOff } from './file-store/file-store';
import { cleanImage } from './image-processing';
import type { UploadedDto, UploadKind } from './upload.dto';
import { Upload } from './upload.entity';
import { LinkExpired, LinkInvalid, UploadLimitReached } from './upload.errors';

export const STORED_CONTENT_TYPE = 'image/jpeg';
const PHOTOS_PER_DAY = 20;
const LINK_SECONDS = 5 * 60;
const FILES_PATH = '/v2/files';
const FILE_NAME = /^[\w-]{1,60}\.jpg$/;

/** An address that a member sends back for one purpose. */
export interface ClaimedUpload {
  readonly field: string;
  readonly kind: UploadKind;
  readonly address: string;
}

@Injectable()
export class UploadService {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly signatures: Signatures,
    private readonly decoding: DecodingQueue,
  ) {}

  /**
   * Gives a picture its place among those of the day; the caller lets one upload of the member in at a time.
   * @throws UploadLimitReached
   */
  async reserve(tx: EntityManager, memberId: string, kind: UploadKind): Promise<string> {
    const today = startOfManilaDay(todayInManila(new Date()));
    const count = await tx.countBy(Upload, { memberId, createdAt: MoreThanOrEqual(today) });
    if (count >= PHOTOS_PER_DAY) throw new UploadLimitReached(retryTomorrow());
    const fileName = `${kind}-${uuid()}.jpg`;
    await tx.insert(Upload, { memberId, fileName, kind, sizeBytes: 0 });
    return fileName;
  }

  /**
   * Keeps a cleaned copy of the picture in its place; one that cannot be kept leaves no place behind.
   * @throws NotAnImage, TooManyPixels, UploadsBusy, ServiceBusy where the file store is full or away
   * @returns undefined where the place is gone, since the account was forgotten meanwhile
   */
  async fill(memberId: string, fileName: string, bytes: Buffer): Promise<UploadedDto | undefined> {
    try {
      const image = await this.decoding.run(() => cleanImage(bytes));
      await this.files.put(keyOf(memberId, fileName), image).catch(putOff);
      const place = { memberId, fileName };
      const { affected } = await this.database.manager.update(Upload, place, { sizeBytes: image.length });
      if (!affected) {
        await this.files.remove(keyOf(memberId, fileName));
        return undefined;
      }
    } catch (error) {
      // A place that cannot be given back now is forgotten as one that nobody used.
      await this.giveBack(memberId, fileName).catch(() => undefined);
      throw error;
    }
    return { fileName, url: this.signedUrl(memberId, fileName) };
  }

  /**
   * Takes the uploads behind the addresses into use, and those before out of it.
   * @returns the file names, in the order of the addresses
   * @throws ValidationFailed naming each that is not this member's upload of that kind.
   */
  async use(tx: EntityManager, memberId: string, claims: readonly ClaimedUpload[]): Promise<string[]> {
    await tx.update(Upload, { memberId }, { isUsed: false });
    return this.useToo(tx, memberId, claims);
  }

  /**
   * Takes the uploads behind the addresses into use, beside those that are. One that is in use already is none of them: what
   * it was used for keeps it when these are released.
   * @returns the file names, in the order of the addresses
   * @throws ValidationFailed naming each that is not this member's upload of that kind.
   */
  async useToo(tx: EntityManager, memberId: string, claims: readonly ClaimedUpload[]): Promise<string[]> {
    const named = claims.map((claim) => ({ ...claim, fileName: fileNameIn(claim.address, memberId) }));
    const fileName = In(named.map((claim) => claim.fileName));
    const uploads = await tx.find(Upload, {
      where: { memberId, fileName, isUsed: false, sizeBytes: MoreThan(0) },
      // The purge may hold one, and take its size.
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(Upload, { memberId, fileName }, { isUsed: true });
    const errors = named
      .filter((claim) => !uploads.some((own) => own.fileName === claim.fileName && own.kind === claim.kind))
      .map(({ field, kind }) => ({
        field,
        message: filled('Upload the picture ({kind}) and send the address that /upload answered.', { kind }),
      }));
    if (errors.length > 0) throw new ValidationFailed({ errors });
    return named.map(({ fileName }) => fileName);
  }

  /** What nothing uses any more is forgotten like what nothing came to use. */
  async release(tx: EntityManager, memberId: string, fileNames: readonly string[]): Promise<void> {
    if (fileNames.length > 0)
      await tx.update(Upload, { memberId, fileName: In([...fileNames]) }, { isUsed: false });
  }

  private async giveBack(memberId: string, fileName: string): Promise<void> {
    await this.files.remove(keyOf(memberId, fileName));
    await this.database.manager.delete(Upload, { memberId, fileName });
  }

  /** A path that shows the file for five minutes to whoever holds it. */
  signedUrl(memberId: string, fileName: string): string {
    const expires = String(Math.floor(Date.now() / 1000) + LINK_SECONDS);
    const signature = this.sign(memberId, fileName, expires);
    return `${FILES_PATH}/${memberId}/${fileName}?expires=${expires}&signature=${signature}`;
  }

  /** @throws LinkInvalid, LinkExpired, NotFound, ServiceBusy where the file store is away */
  async open(memberId: string, fileName: string, expires: string, signature: string): Promise<Buffer> {
    if (!this.signatures.matches(signature, 'file link', memberId, fileName, expires))
      throw new LinkInvalid();
    if (Number(expires) * 1000 < Date.now()) throw new LinkExpired();
    const file = await this.files.get(keyOf(memberId, fileName)).catch(putOff);
    if (!file) throw new NotFound();
    return file;
  }

  /** The bytes of a member's photo, where there are any. */
  read(memberId: string, fileName: string): Promise<Buffer | undefined> {
    return this.files.get(keyOf(memberId, fileName));
  }

  /**
   * The files of a member whose data is forgotten, and after them the rows that name them. Those are held meanwhile: what is on its
   * way finds no place once this is done, and nobody encrypts one anew that was removed.
   */
  async removeFiles(memberId: string): Promise<void> {
    await this.database.maintenance(async (tx) => {
      const uploads = await tx.find(Upload, { where: { memberId }, lock: { mode: 'pessimistic_write' } });
      for (const { fileName } of uploads) await this.files.remove(keyOf(memberId, fileName));
      await tx.delete(Upload, { memberId });
    });
  }

  private sign(memberId: string, fileName: string, expires: string): string {
    return this.signatures.of('file link', memberId, fileName, expires);
  }
}

export function keyOf(memberId: string, fileName: string): string {
  return `${memberId}/${fileName}`;
}

/** The signature may have run out meanwhile; whose file it is, the database says. */
function fileNameIn(address: string, memberId: string): string {
  const path = URL.canParse(address, 'http://server') ? new URL(address, 'http://server').pathname : '';
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  return path === `${FILES_PATH}/${memberId}/${fileName}` && FILE_NAME.test(fileName) ? fileName : '';
}
