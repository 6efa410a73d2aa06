import { Global, Module } from '@nestjs/common';
import { ProposalsController } from './proposals.controller';
import { Proposals } from './proposals.service';

@Global()
@Module({ controllers: [ProposalsController], providers: [Proposals], exports: [Proposals] })
export class FourEyesModule {}
