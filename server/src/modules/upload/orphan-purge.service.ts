import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { FileStore } from './file-store/file-store';
import { Upload } from './upload.entity';
import { keyOf } from './upload.service';

const AT_ONCE = 100;

/** The names of the photos that these members use. */
export type UsedPhotos = (tx: EntityManager, memberIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Forgets photos that nothing uses a day after they were uploaded: first their files, then their rows. */
@Injectable()
export class OrphanPurge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  async run(usedPhotos: UsedPhotos): Promise<void> {
    let count: number;
    do {
      count = await this.dataSource.transaction((tx) => this.forgetSome(tx, usedPhotos));
    } while (count === AT_ONCE);
  }

  /**
   * What is in use without being marked so is marked, and not looked at again. The rows are locked, so that nobody
   * begins to use a photo while it is forgotten. @returns how many were looked at
   */
  private async forgetSome(tx: EntityManager, usedPhotos: UsedPhotos): Promise<number> {
    const found = await tx.find(Upload, {
      where: { isUsed: false, createdAt: LessThan(new Date(Date.now() - DAY_MILLISECONDS)) },
      order: { createdAt: 'ASC' },
      take: AT_ONCE,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const memberIds = [...new Set(found.map(({ memberId }) => memberId))];
    const used = await usedPhotos(tx, memberIds);
    const orphans = found.filter(({ fileName }) => !used.has(fileName));
    await Promise.all(orphans.map(({ memberId, fileName }) => this.files.remove(keyOf(memberId, fileName))));
    await tx.remove(orphans);
    await tx.update(Upload, { memberId: In(memberIds), fileName: In([...used]) }, { isUsed: true });
    return found.length;
  }
}
