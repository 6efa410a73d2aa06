import { MemberService } from '@pautang/sdk';
import { api } from '../api';

export const memberService = new MemberService(api.request);
