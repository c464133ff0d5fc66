import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '#usecases/ports.ts';
import { openScriptless, type PageSecurity } from '../../ground/headers.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { type PlainPageContent, plainPage } from '../../ground/pages/plain-page.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import type { FrameRule } from '../../visit/frames.ts';
import type { Sessions } from '../../visit/session.ts';
import { signInPath } from './addresses.ts';
import type { OperatorAuthentication } from './authentication.ts';
import type { Operator } from './lookups.ts';
import { sheetsPage } from './sheet-page.ts';

export type OperatorsNeeds = {
  readonly ports: Ports;
  readonly authentication: OperatorAuthentication;
  readonly sessions: Pick<Sessions, 'isFromHere'>;
  readonly security: PageSecurity;
};

/** No customer of a partner has business here. */
export const operatorsRoute: RouteRules & FrameRule = {
  lane: 'read',
  isNeverFramed: true,
  isOfOperators: true,
};

/** Draws for whoever is signed in; undefined: nothing is called so. */
export async function requireOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: OperatorsNeeds,
  draw: (operator: Operator) => Promise<PlainPageContent | { readonly to: string } | undefined>,
): Promise<FastifyReply> {
  const pass = await needs.authentication.passOf(request);
  if (!pass) return leadTo(reply, signInPath, 303);
  const content = await draw({ who: pass.who, via: 'pages' });
  needs.authentication.keepOpen(reply, pass);
  if (content && 'to' in content) return leadTo(reply, content.to, 303);
  if (content) return send(reply, needs, content);
  return send(reply.code(404), needs, sheetsPage('Nothing is called so', []));
}

export function send(
  reply: FastifyReply,
  { security }: OperatorsNeeds,
  content: PlainPageContent,
): FastifyReply {
  const nonce = openScriptless(reply, security);
  return reply.type('text/html; charset=utf-8').send(plainPage({ ...content, locale: 'en', nonce }));
}

export function wordIn(query: unknown, name: string): string {
  const value = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 120) : '';
}
