import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { FileCipher } from '../../platform/crypto/file-cipher';
import { DecodingQueue } from './decoding-queue';
import { DiskFileStore } from './file-store/disk-file-store';
import { FileStore, PlainFileStore } from './file-store/file-store';
import { S3FileStore } from './file-store/s3-file-store';
import { SealedFileStore } from './file-store/sealed-file-store';
import { OrphanPurge } from './orphan-purge.service';
import { UploadController } from './upload.controller';
import { UploadService } from './upload.service';

@Module({
  controllers: [UploadController],
  providers: [
    UploadService,
    OrphanPurge,
    DecodingQueue,
    FileCipher,
    { provide: PlainFileStore, inject: [Settings], useFactory: createFileStore },
    SealedFileStore,
    { provide: FileStore, useExisting: SealedFileStore },
  ],
  exports: [FileStore, OrphanPurge, SealedFileStore, UploadService],
})
export class UploadModule {}

function createFileStore({ environment, dataDir }: Settings): PlainFileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = environment;
  if (!S3_BUCKET) return new DiskFileStore(join(dataDir, 'uploads'));
  return new S3FileStore({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
