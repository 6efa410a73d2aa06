import type { OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import type { Told, Tracer } from './tracer';

/** The process has one, where an exporter is configured. */
let current: Tracer | undefined;

/** Traces of this process, from its start to its end. Without an exporter nothing is loaded, and nothing traced. */
export class Tracing implements OnApplicationShutdown {
  private constructor(readonly tracer: Tracer | undefined) {}

  static async begin({ environment }: Settings): Promise<Tracing> {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = environment;
    if (!endpoint) return new Tracing(undefined);
    const { ExportingTracer }: typeof import('./exporting-tracer.js') = require('./exporting-tracer');
    current = new ExportingTracer(endpoint, service);
    return new Tracing(current);
  }

  /** What was not sent yet is sent. */
  async onApplicationShutdown(): Promise<void> {
    if (current === this.tracer) current = undefined;
    await this.tracer?.stop();
  }
}

/** Does the work in a span of its own. */
export function traced<T>(told: Told, work: () => Promise<T>): Promise<T> {
  return current ? current.whole(told, work) : work();
}

/** Does the work as a part of the request or job that it belongs to. */
export function tracedWithin<T>(told: () => Told, work: () => Promise<T>): Promise<T> {
  return current ? current.part(told, work) : work();
}
