import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Say } from '#words/said.ts';
import { letPost, openPage, type PageSecurity } from '../http/headers.ts';
import { sayTo } from '../http/say.ts';
import { cookieRules } from '../visit/cookie-rules.ts';
import { languageOf, noteLanguage, takeLanguage } from '../visit/language.ts';
import { ownPath } from './own-path.ts';
import { type PlainPageContent, plainPage } from './plain-page.ts';

/** Sends a page of the server's own, in the language of whoever asks for it; one that is chosen on the page is kept first. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  security: PageSecurity,
  draw: (say: Say) => PlainPageContent,
): FastifyReply {
  const chosen = request.method === 'GET' && takeLanguage(request, reply, cookieRules(security.secure));
  if (chosen) return reply.redirect(ownPath(chosen), 302);
  const content = draw(sayTo(request));
  const nonce = openPage(reply, request.url, security);
  if (content.posts) letPost(reply, content.posts.to);
  noteLanguage(reply);
  const page = plainPage({ ...content, locale: languageOf(request), nonce });
  return reply.type('text/html; charset=utf-8').send(page);
}
