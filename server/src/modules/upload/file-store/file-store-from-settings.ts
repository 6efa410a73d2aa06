import { join } from 'node:path';
import type { Settings } from '../../../config/settings';
import { DiskFileStore } from './disk-file-store';
import type { PlainFileStore } from './file-store';
import { S3FileStore } from './s3-file-store';

/** The store that the settings name; what it needs was checked when they were read. */
export function fileStoreFromSettings({ environment, dataDir }: Settings): PlainFileStore {
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
