import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In, LessThan, Not } from 'typeorm';
import { byMember } from '../../platform/by-member';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { Database } from '../../platform/database/database';
import { loggable } from '../../platform/loggable';
import { FileStore } from './file-store/file-store';
import { Upload } from './upload.entity';
import { keyOf } from './upload.service';

const AT_ONCE = 100;

/** The names of the photos that a member uses. */
export type UsedPhotos = (tx: EntityManager, memberId: string) => Promise<ReadonlySet<string>>;

/** Forgets photos that nothing uses a day after they were uploaded. */
@Injectable()
export class OrphanPurge {
  private readonly logger = new Logger(OrphanPurge.name);

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /**
   * A photo loses its size, then its file, then its row; where that is cut off, the next run goes on. One whose file
   * cannot be removed, or that somebody begins to use, keeps no other.
   */
  async run(usedPhotos: UsedPhotos): Promise<void> {
    const staying: string[] = [];
    let found: Upload[];
    do {
      found = await this.unmarked(staying);
      for (const [memberId, uploads] of byMember(found)) {
        const names = uploads.map(({ fileName }) => fileName);
        const orphans = await this.database.transaction((tx) => this.sort(tx, usedPhotos, memberId, names));
        const removed = await Promise.all(orphans.map((name) => this.removeFile(memberId, name)));
        const gone = orphans.filter((_, index) => removed[index]);
        await this.database.manager.delete(Upload, { memberId, fileName: In(gone) });
        staying.push(...names.filter((name) => !gone.includes(name)));
      }
    } while (found.length === AT_ONCE);
  }

  private unmarked(except: readonly string[]): Promise<Upload[]> {
    return this.database.manager.find(Upload, {
      where: {
        isUsed: false,
        createdAt: LessThan(new Date(Date.now() - DAY_MILLISECONDS)),
        fileName: Not(In([...except])),
      },
      order: { createdAt: 'ASC' },
      take: AT_ONCE,
    });
  }

  /** @returns whether it is gone. */
  private async removeFile(memberId: string, fileName: string): Promise<boolean> {
    try {
      await this.files.remove(keyOf(memberId, fileName));
      return true;
    } catch (error) {
      this.logger.error(loggable(error));
      return false;
    }
  }

  /**
   * What is in use without being marked so is marked, and not looked at again; what is not loses its size, and
   * nobody can begin to use it. The rows are locked meanwhile, past those that others hold. @returns the orphans' names
   */
  private async sort(
    tx: EntityManager,
    usedPhotos: UsedPhotos,
    memberId: string,
    names: readonly string[],
  ): Promise<string[]> {
    const found = await tx.find(Upload, {
      where: { memberId, fileName: In([...names]), isUsed: false },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const used = await usedPhotos(tx, memberId);
    const orphans = found.map(({ fileName }) => fileName).filter((name) => !used.has(name));
    await tx.update(Upload, { memberId, fileName: In([...used]) }, { isUsed: true });
    await tx.update(Upload, { memberId, fileName: In(orphans) }, { sizeBytes: 0 });
    return orphans;
  }
}
