import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { languageOf } from './language-of';

@Injectable()
class SpokenInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const language = languageOf(http.getRequest<FastifyRequest>());
    void http.getResponse<FastifyReply>().headers({ 'content-language': language, vary: 'Accept-Language' });
    return next.handle();
  }
}

/** Says in which language an answer with sentences is. */
export const Spoken = () => applyDecorators(UseInterceptors(SpokenInterceptor));
