import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { DecodingQueue } from './decoding-queue';
import { DiskFileStore } from './file-store/disk-file-store';
import { FileStore } from './file-store/file-store';
import { S3FileStore } from './file-store/s3-file-store';
import { OrphanPurge } from './orphan-purge.service';
import { UploadController } from './upload.controller';
import { UploadService } from './upload.service';

@Module({
  controllers: [UploadController],
  providers: [
    UploadService,
    OrphanPurge,
    DecodingQueue,
    { provide: FileStore, inject: [Settings], useFactory: createFileStore },
  ],
  exports: [FileStore, UploadService, OrphanPurge],
})
export class UploadModule {}

function createFileStore({ environment, dataDir }: Settings): FileStore {
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
