import { MemberService } from '@pautang/sdk';
import { api } from '../../api/client';

export const memberService = new MemberService(api.request);
