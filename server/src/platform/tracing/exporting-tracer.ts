import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Logger } from '@nestjs/common';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { errorCode } from '../error-code';
import type { OpenSpan, Told, Tracer } from './tracer';

const NAME = 'pautang';
const WARN_EVERY_MILLISECONDS = 60_000;

/** Sends spans in batches to a collector, by OTLP over HTTP. */
export class ExportingTracer implements Tracer {
  private readonly logger = new Logger('Tracing');
  private readonly under = new AsyncLocalStorage<Context>();
  private readonly callers = new W3CTraceContextPropagator();
  private readonly provider: BasicTracerProvider;
  private warnedAt = Number.NEGATIVE_INFINITY;

  constructor(endpoint: string, service: string) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    setGlobalErrorHandler((error) => this.warn(error));
  }

  begin(told: Told, headers: IncomingHttpHeaders): OpenSpan {
    const caller = this.callers.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = this.start(told, caller);
    const context = trace.setSpan(caller, span);
    return {
      run: (work) => this.under.run(context, work),
      end: ({ name, attributes = {} }, errorType) => {
        span.updateName(name).setAttributes(attributes);
        end(span, errorType);
      },
    };
  }

  whole<T>(told: Told, work: () => Promise<T>): Promise<T> {
    return this.within(told, ROOT_CONTEXT, work);
  }

  part<T>(told: () => Told, work: () => Promise<T>): Promise<T> {
    const around = this.under.getStore();
    return around ? this.within(told(), around, work) : work();
  }

  async stop(): Promise<void> {
    await this.provider.shutdown().catch((error: unknown) => this.warn(error));
  }

  private async within<T>(told: Told, around: Context, work: () => Promise<T>): Promise<T> {
    const span = this.start(told, around);
    try {
      const result = await this.under.run(trace.setSpan(around, span), work);
      end(span);
      return result;
    } catch (error) {
      end(span, typeOf(error));
      throw error;
    }
  }

  private start({ name, kind, attributes }: Told, around: Context): Span {
    return this.provider.getTracer(NAME).startSpan(name, { kind: SpanKind[kind], attributes }, around);
  }

  private warn(error: unknown): void {
    if (performance.now() - this.warnedAt < WARN_EVERY_MILLISECONDS) return;
    this.warnedAt = performance.now();
    this.logger.warn(`Traces could not be sent (${typeOf(error)}); this is said once a minute`);
  }
}

function end(span: Span, errorType?: string): void {
  if (errorType !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType);
  }
  span.end();
}

/** A message may quote what somebody gave: only the code is told, or the kind of error. */
function typeOf(error: unknown): string {
  const cause = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return errorCode(cause) ?? (error instanceof Error ? error.name : 'unknown');
}
