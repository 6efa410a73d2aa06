import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { FileStore } from './file-store/file-store';
import { Upload } from './upload.entity';
import { keyOf } from './upload.service';

const AT_ONCE = 100;

/** The names of the photos that these members use. */
export type UsedPhotos = (tx: EntityManager, memberIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Forgets photos that nothing uses a day after they were uploaded. */
@Injectable()
export class OrphanPurge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** A photo loses its size, then its file, then its row; where that is cut off, the next run goes on. */
  async run(usedPhotos: UsedPhotos): Promise<void> {
    let count: number;
    do {
      const { found, orphans } = await this.dataSource.transaction((tx) => this.sort(tx, usedPhotos));
      await Promise.all(
        orphans.map(({ memberId, fileName }) => this.files.remove(keyOf(memberId, fileName))),
      );
      await this.dataSource.manager.remove(orphans);
      count = found.length;
    } while (count === AT_ONCE);
  }

  /**
   * What is in use without being marked so is marked, and not looked at again; what is not loses its size, and
   * nobody can begin to use it. The rows are locked meanwhile.
   */
  private async sort(tx: EntityManager, usedPhotos: UsedPhotos) {
    const found = await tx.find(Upload, {
      where: { isUsed: false, createdAt: LessThan(new Date(Date.now() - DAY_MILLISECONDS)) },
      order: { createdAt: 'ASC' },
      take: AT_ONCE,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const memberIds = [...new Set(found.map((upload) => upload.memberId))];
    const memberId = In(memberIds);
    const used = await usedPhotos(tx, memberIds);
    const orphans = found.filter(({ fileName }) => !used.has(fileName));
    await tx.update(Upload, { memberId, fileName: In([...used]) }, { isUsed: true });
    await tx.update(
      Upload,
      { memberId, fileName: In(orphans.map(({ fileName }) => fileName)) },
      { sizeBytes: 0 },
    );
    return { found, orphans };
  }
}
