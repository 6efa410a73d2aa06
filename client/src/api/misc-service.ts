import { MiscService } from '@pautang/sdk';
import { api } from './client';

export const miscService = new MiscService(api.request);
