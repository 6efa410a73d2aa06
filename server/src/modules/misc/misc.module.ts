import { Module } from '@nestjs/common';
import { ContactService } from './contact.service';
import { ContactBackofficeController } from './contact-backoffice.controller';
import { HealthController } from './health.controller';
import { MiscController } from './misc.controller';
import { Readiness } from './readiness';

@Module({
  controllers: [MiscController, ContactBackofficeController, HealthController],
  providers: [ContactService, Readiness],
})
export class MiscModule {}
