import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Say } from '#words/said.ts';
import { openPage, type PageSecurity } from '../http/headers.ts';
import { sayTo } from '../http/say.ts';
import { languageOf, noteLanguage } from '../visit/language.ts';
import { type PlainPageContent, plainPage } from './plain-page.ts';

/** Sends a page without scripts, in the language of whoever asks for it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  security: PageSecurity,
  draw: (say: Say) => PlainPageContent,
): FastifyReply {
  const nonce = openPage(reply, request.url, security);
  noteLanguage(reply);
  const page = plainPage({ ...draw(sayTo(request)), locale: languageOf(request), nonce });
  return reply.type('text/html; charset=utf-8').send(page);
}
