import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserFloor } from '#contract/browser-floor.ts';
import { browserLineIds } from '#contract/browser-lines.ts';
import { missingFilesId } from '#contract/missing-files.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Say } from '#words/sentences.ts';
import type { PageInput, PageRenderer } from '../../drawing/page-renderer.ts';
import { noteRefused, noteRetry } from '../../ground/answers.ts';
import { bugFacts } from '../../ground/bug-facts.ts';
import { openPage, type PageSecurity } from '../../ground/headers.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { abovePage } from '../../ground/pages/above-page.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { ownPath } from '../../ground/pages/own-path.ts';
import { helpAddress, landingStart } from '../../ground/pages/page-addresses.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import { noteLanguage } from '../../ground/words/language.ts';
import type { SaleRequest } from '../../visit/sale/sale-request.ts';
import { withoutSaleRequest } from '../../visit/sale/sale-request.ts';
import type { Sessions } from '../../visit/session.ts';
import type { CachedCalls } from '../calls/cache/cached-calls.ts';
import type { CallLimits } from '../calls/call-limits.ts';
import { type CallRunner, createCallApi } from '../calls/call-runner.ts';
import { nativeSide } from '../sandbox/webview.ts';

export type PageNeeds = {
  readonly run: CallRunner;
  readonly cachedCalls: CachedCalls;
  readonly countCall: CallLimits['countCall'];
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly renderer: PageRenderer;
  readonly ports: Ports;
  /** Some company outside is played by a sandbox. */
  readonly isTryOut: boolean;
};

/** Pages about us rather than about somebody's cover. */
const isAbout = (url: string) => url.startsWith('/about/');

/** Answers with a page of the web app; `posted`: to the form that was sent to it. */
export async function drawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { run, cachedCalls, countCall, sessions, security, renderer, ports, isTryOut }: PageNeeds,
  { isThere = true, posted }: { readonly isThere?: boolean; readonly posted?: PageInput['posted'] } = {},
): Promise<FastifyReply> {
  const entry = sessions.enter(request, reply);
  if (entry.kind === 'refused') {
    const onwardPath = ownPath(withoutSaleRequest(request.url));
    return sendPage(request, reply.code(403), security, (say) => refusedSalePage(say, entry, onwardPath));
  }
  if (entry.kind === 'entered' && posted === undefined) return leadTo(reply, entry.to, 302);
  const elsewhere = sessions.takeLanguage(request, reply);
  if (elsewhere !== undefined && posted === undefined) return leadTo(reply, elsewhere, 302);
  const context = sessions.open(request, reply);
  sessions.giveToken(request, reply);
  const nonce = openPage(reply, request.url, security);
  const page = await renderer.renderPage({
    url: isThere ? request.url : '/not-found',
    headers: request.headers,
    locale: context.locale,
    description: context.say(isAbout(request.url) ? 'head.description.about' : 'head.description'),
    nonce,
    asFile: false,
    above:
      browserLines(context.say).markup +
      missingFilesLine(context.say, request.url).markup +
      abovePage({
        sale: sessions.saleOf(request),
        native: isTryOut ? nativeSide(request, nonce) : undefined,
        nonce,
      }),
    token: sessions.tokenOf(request) ?? '',
    memoryText: sessions.formMemory.of(context.visitor),
    ...(posted && { posted }),
    callApi: createCallApi({ run, cachedCalls }, context, (name) => {
      const refusal = countCall(request, name);
      if (refusal) noteRefused(reply, refusal);
      return refusal;
    }),
  });
  for (const bug of page.bugs) ports.journal.note('page-broke', { request: request.id, ...bugFacts(bug) });
  if (page.memoryText !== undefined) sessions.formMemory.keep(context.visitor, page.memoryText);
  if (page.status === 503) noteRetry(reply);
  const { location, ...headers } = page.headers;
  if (location !== undefined) return leadTo(reply, location, page.status);
  reply.code(page.status).headers(headers);
  noteLanguage(reply);
  return reply.send(page.body);
}

type Refused = Extract<SaleRequest, { readonly kind: 'refused' }>;

/** A code that opens no channel: what that means for whoever followed the link, and the way on, as they were before. */
function refusedSalePage(say: Say, { why }: Refused, onwardPath: string): PlainPageContent {
  return {
    name: say('plain.name'),
    title: say(`sale.refused.${why}`),
    body: html`<p>${say(`sale.refused.${why}.text`)}</p>
<p>${say('sale.refused.same')}</p>
<p class="go"><a href="${onwardPath}">${say('sale.refused.on')}</a></p>`,
  };
}

/**
 * What a browser lacks for our pages, with what works there and the way on: it is too old for the scripts, or keeps no
 * cookies. Both stand hidden above every page; the starter of the page shows the one that is true. Until then their words
 * are in a template: no link of theirs stands before the one that skips to the main part.
 */
const browserLines = (say: Say): Html =>
  html`<p id="${browserLineIds.unserved}" class="lack" hidden><template><b>${say('plain.browsers', browserFloor)}</b> <a href="${landingStart}">${say('plain.browsers.landing')}</a></template></p><p id="${browserLineIds.cookieless}" class="lack" hidden><template><b>${say('plain.cookies')}</b> <a href="">${say('plain.cookies.again')}</a> · <a href="${helpAddress}">${say('plain.cookies.help')}</a></template></p>`;

/** Pages of a purchase or a policy: there no other form leads on, but a person does. */
const ofPurchase = /^\/(?:health-plan\/proposals|renew|resume)\//;

/** That a script or style of the page stayed away, with a way on; hidden until a script of the page finds that it is true. */
const missingFilesLine = (say: Say, url: string): Html =>
  html`<p id="${missingFilesId}" class="lack" role="alert" hidden><template><b>${say('plain.files')}</b> <a href="">${say('plain.files.again')}</a> · ${
    ofPurchase.test(url)
      ? html`<a href="${helpAddress}">${say('plain.files.help')}</a>`
      : html`<a href="${landingStart}">${say('plain.files.landing')}</a>`
  }</template></p>`;
