import { MiscService } from '@pautang/sdk';
import { api } from '../../api/client';

export const miscService = new MiscService(api.request);
