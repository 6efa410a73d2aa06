import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactService } from './contact.service';
import { ContactBackofficeController } from './contact-backoffice.controller';
import { ContactMessage } from './contact-message.entity';
import { HealthController } from './health.controller';
import { MiscController } from './misc.controller';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage])],
  controllers: [MiscController, ContactBackofficeController, HealthController],
  providers: [ContactService],
})
export class MiscModule {}
