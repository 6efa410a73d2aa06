import { MiscService } from '@pautang/sdk';
import { api } from '../api';

export const miscService = new MiscService(api.request);
