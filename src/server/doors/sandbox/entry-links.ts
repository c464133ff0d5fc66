import type { FastifyInstance } from 'fastify';
import { inLanguage } from '#domain/local-text.ts';
import { channelBehaviours } from '#domain/quote/channel.ts';
import type { Say } from '#words/sentences.ts';
import { html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { Partner } from '../../ground/partners.ts';
import { signedCode } from '../../visit/sale/signed-code.ts';
import type { SandboxNeeds } from './console.ts';

/** Seconds that a link of this page lives. */
const linkLife = 3600;

/** The ways in of agents and partners who are nobody. Nothing is signed here for one of the partners file. */
export function registerEntryLinks(
  app: FastifyInstance,
  partners: readonly Partner[],
  { security, ports }: SandboxNeeds,
): void {
  const madeUp = partners.filter(({ isMadeUp }) => isMadeUp);
  app.get('/sandbox/ways-in', { config: { lane: 'read' } }, (request, reply) => {
    const now = Math.floor(Date.parse(ports.clock.now()) / 1000);
    return sendPage(request, reply, security, (say) => entryLinksPage(say, madeUp, now));
  });
}

function addressOf({ code, channel, keys: [key] }: Partner, now: number): string {
  const isSigned = channelBehaviours[channel].startedBy === 'signed-code';
  const signed = isSigned && key !== undefined ? signedCode(code, now + linkLife, key) : code;
  return `/health-plan/?channel=${channel}&partner=${signed}`;
}

function entryLinksPage(say: Say, partners: readonly Partner[], now: number): PlainPageContent {
  const links = partners.map(
    (partner) =>
      html`<li><a href="${addressOf(partner, now)}">${say('sandbox.ways.with', { name: inLanguage(partner.name, say.locale) })}</a></li>`,
  );
  return {
    title: say('sandbox.ways'),
    body: html`<p>${say('sandbox.ways.lede')} <a href="/sandbox/">${say('sandbox.guide')}</a></p>
<ul>${links}
<li><a href="/sandbox/webview">${say('sandbox.webview')}</a></li>
<li><a href="/health-plan/arogya-sanjeevani">${say('sandbox.ways.standard')}</a></li>
<li><a href="/health-plan/?channel=website">${say('sandbox.ways.website')}</a></li></ul>`,
  };
}
