import type { FastifyRequest } from 'fastify';

const hostShape = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Where this browser reached us by its own word; used for addresses that only this browser is sent to. */
export function ownOrigin({ host }: FastifyRequest): string {
  return `http://${hostShape.test(host) ? host : 'localhost'}`;
}
