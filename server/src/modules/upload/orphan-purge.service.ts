import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan, Not } from 'typeorm';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { loggable } from '../../platform/loggable';
import { FileStore } from './file-store/file-store';
import { Upload } from './upload.entity';
import { keyOf } from './upload.service';

const AT_ONCE = 100;

/** The names of the photos that these members use. */
export type UsedPhotos = (tx: EntityManager, memberIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Forgets photos that nothing uses a day after they were uploaded. */
@Injectable()
export class OrphanPurge {
  private readonly logger = new Logger(OrphanPurge.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /**
   * A photo loses its size, then its file, then its row; where that is cut off, the next run goes on. One whose file
   * cannot be removed keeps no other.
   */
  async run(usedPhotos: UsedPhotos): Promise<void> {
    const stuck: string[] = [];
    let count: number;
    do {
      const { found, orphans } = await this.dataSource.transaction((tx) => this.sort(tx, usedPhotos, stuck));
      const removed = await Promise.all(orphans.map((orphan) => this.removeFile(orphan)));
      await this.dataSource.manager.remove(orphans.filter((_, index) => removed[index]));
      stuck.push(...orphans.filter((_, index) => !removed[index]).map(({ fileName }) => fileName));
      count = found.length;
    } while (count === AT_ONCE);
  }

  /** @returns whether it is gone. */
  private async removeFile({ memberId, fileName }: Upload): Promise<boolean> {
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
   * nobody can begin to use it. The rows are locked meanwhile.
   */
  private async sort(tx: EntityManager, usedPhotos: UsedPhotos, stuck: readonly string[]) {
    const found = await tx.find(Upload, {
      where: {
        isUsed: false,
        createdAt: LessThan(new Date(Date.now() - DAY_MILLISECONDS)),
        fileName: Not(In([...stuck])),
      },
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
