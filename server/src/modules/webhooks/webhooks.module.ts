import { Module } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { WebhookService } from './webhook.service';
import { WebhookBackofficeController } from './webhook-backoffice.controller';
import { WebhookDeliveryService } from './webhook-delivery.service';
import { WebhookDispatch } from './webhook-dispatch.service';
import { WebhookSender } from './webhook-sender';

@Module({
  controllers: [WebhookBackofficeController],
  providers: [
    WebhookDeliveryService,
    WebhookDispatch,
    WebhookService,
    {
      provide: WebhookSender,
      useFactory: ({ isDemo }: Settings) => new WebhookSender(isDemo ? 'DEMO' : 'PUBLIC'),
      inject: [Settings],
    },
  ],
  exports: [WebhookDispatch],
})
export class WebhooksModule {}
