import { Module } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { FileCipher } from '../../platform/crypto/file-cipher';
import { DecodingQueue } from './decoding-queue';
import { FileStore, PlainFileStore } from './file-store/file-store';
import { fileStoreFromSettings } from './file-store/file-store-from-settings';
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
    { provide: PlainFileStore, inject: [Settings], useFactory: fileStoreFromSettings },
    SealedFileStore,
    { provide: FileStore, useExisting: SealedFileStore },
  ],
  exports: [FileStore, OrphanPurge, SealedFileStore, UploadService],
})
export class UploadModule {}
