import type { FastifyReply, FastifyRequest } from 'fastify';
import { partialLanguages } from '#words/languages.ts';
import type { Say } from '#words/sentences.ts';
import { letOwnPost, letPost, openPage, type PageSecurity } from '../headers.ts';
import { leadTo } from '../lead-to.ts';
import { languageOf, noteLanguage } from '../words/language.ts';
import { sayTo } from '../words/say.ts';
import { partnerLine, standInLine } from './above-page.ts';
import { html } from './html.ts';
import { type PlainPageContent, plainPage } from './plain-page.ts';
import { visitAt } from './visit-at.ts';

/** Sends a page of the server's own, in the language of whoever asks for it; one that is chosen on the page is kept first. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  security: PageSecurity,
  draw: (say: Say) => PlainPageContent,
): FastifyReply {
  const visit = visitAt(request);
  const chosenLocale = request.method === 'GET' && visit?.takeLanguage(reply);
  if (chosenLocale) return leadTo(reply, chosenLocale, 302);
  const content = draw(sayTo(request));
  const nonce = openPage(reply, request.url, security);
  if (content.posts) letPost(reply, content.posts.to);
  if (content.hasOwnForm) letOwnPost(reply);
  noteLanguage(reply);
  const locale = languageOf(request);
  // The companies of the sandbox sell nothing with anybody.
  const partner =
    content.name === undefined ? undefined : partnerLine(visit?.sale().partner, nonce, [locale]);
  const partial = partialLanguages.filter((each) => each === locale);
  const above = html`${partner ?? ''}${standInLine(partial, nonce) ?? ''}`;
  const page = plainPage({ ...content, locale, nonce, above });
  return reply.type('text/html; charset=utf-8').send(page);
}
