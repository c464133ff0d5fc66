import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TestApp } from '../api/app.ts';

/** Whether whoever asks decides a part of the address. */
export function takesSomething(url: string): boolean {
  return /[:*]/.test(url);
}

/** Collects what is registered while the app is made: method and template of every route that is wanted. */
export async function listingRoutes(
  routes: Set<string>,
  make: () => Promise<TestApp>,
  isWanted: (url: string) => boolean = takesSomething,
): Promise<TestApp> {
  const note = ({ method, url }: RouteOptions) => {
    // Several methods at once are those that a call refuses; HEAD is what GET answers.
    if (typeof method === 'string' && method !== 'HEAD' && isWanted(url)) routes.add(`${method} ${url}`);
  };
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }; // what Fastify publishes on this channel
    fastify.addHook('onRoute', note);
  };
  subscribe('fastify.initialization', listen);
  try {
    return await make();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
