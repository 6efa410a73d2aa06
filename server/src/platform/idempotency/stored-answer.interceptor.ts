import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { StoredAnswer } from './idempotency.service';

/** Sends a stored answer as the very bytes that were stored. */
@Injectable()
export class StoredAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof StoredAnswer)) return answer;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        void reply.type('application/json; charset=utf-8');
        return answer.json;
      }),
    );
  }
}
