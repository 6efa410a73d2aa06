import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactService } from './contact.service';
import { ContactBackofficeController } from './contact-backoffice.controller';
import { ContactMessage } from './contact-message.entity';
import { HealthController } from './health.controller';
import { MiscController } from './misc.controller';
import { Readiness } from './readiness';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage])],
  controllers: [MiscController, ContactBackofficeController, HealthController],
  providers: [ContactService, Readiness],
})
export class MiscModule {}
