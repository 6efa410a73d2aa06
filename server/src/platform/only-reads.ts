import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** By which the document's maker knows them; the document itself says it by the errors that are left out. */
export const ONLY_READS = 'x-only-reads';

/**
 * A POST for the sake of its body that asks for an answer and for nothing else, as a GET does: however the database fails it, who
 * asks again gets the same.
 */
export const OnlyReads = () =>
  applyDecorators(RouteConfig({ onlyReads: true }), ApiExtension(ONLY_READS, true));

/** Whether there is nothing of which one would have to know whether it was done. */
export const isOnlyReading = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' ||
  (routeOptions?.config as { readonly onlyReads?: boolean } | undefined)?.onlyReads === true;
