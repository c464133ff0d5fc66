import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Say } from '#words/sentences.ts';
import { cookieRules } from '../../ground/cookie-rules.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { SandboxNeeds } from './console.ts';

/** How each native side is told a route name: what it puts on the window of the page. */
const bridges = {
  android: 'window.AndroidWebView={onRoute:tell}',
  ios: 'window.webkit={messageHandlers:{route:{postMessage:tell}}}',
  'react-native': 'window.ReactNativeWebView={postMessage:tell}',
} as const;

type Bridge = keyof typeof bridges;

const bridgeNames = Object.keys(bridges) as readonly Bridge[]; // the keys of the record are its names
const cookieName = 'sandbox-webview';
/** Tabs of one browser hear each other by it. */
const radio = 'BroadcastChannel';
const wire = `new ${radio}('${cookieName}')`;

const bridgeOf = (text: unknown) => bridgeNames.find((name) => name === text);

/** What the native side around a page would have put there before its scripts run; undefined in every other browser. */
export function nativeSide({ cookies }: Pick<FastifyRequest, 'cookies'>, nonce: string): Html | undefined {
  const bridge = bridgeOf(cookies[cookieName]);
  if (bridge === undefined) return undefined;
  const stored = `try{localStorage.setItem('app_sales_channel','mobile-app')}catch{}`;
  const code = {
    markup: `{const wire=${wire},tell=(name)=>wire.postMessage(name);${bridges[bridge]};${stored}}`,
  };
  return html`<script nonce="${nonce}">${code}</script>`;
}

const listening = `${wire}.onmessage=({data})=>{const row=document.createElement('li');row.textContent=data;document.getElementById('routes').append(row)}`;
const forgetting = `try{localStorage.removeItem('app_sales_channel')}catch{}`;

/** A page that plays the app around our pages, and lists the names of routes that it is told. */
export function registerWebview(app: FastifyInstance, { security }: SandboxNeeds): void {
  const { hidden } = cookieRules(security.secure);
  app.get(
    '/sandbox/webview',
    { config: { lane: 'read' } },
    (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
      const bridgeName = request.query.bridge;
      const bridge = bridgeOf(bridgeName);
      if (bridge) reply.setCookie(cookieName, bridge, hidden);
      if (bridgeName === 'none') reply.clearCookie(cookieName, hidden);
      const bridgeNow = bridgeName === undefined ? bridgeOf(request.cookies[cookieName]) : bridge;
      return sendPage(request, reply, security, (say) => webviewPage(say, bridgeNow));
    },
  );
}

function webviewPage(say: Say, bridge: Bridge | undefined): PlainPageContent {
  const choices = [...bridgeNames, 'none' as const].map(
    (name) => html`<li><a href="?bridge=${name}">${say(`sandbox.webview.${name}`)}</a></li>`,
  );
  const links = html`<p><a href="/" target="_blank">${say('sandbox.webview.open')}</a></p>
<h2>${say('sandbox.webview.told')}</h2>
<ol id="routes" aria-live="polite"></ol>`;
  return {
    title: say('sandbox.webview'),
    script: bridge === undefined ? forgetting : listening,
    body: html`<p>${say('sandbox.webview.lede')} <a href="/sandbox/">${say('sandbox.guide')}</a></p>
<ul>${choices}</ul>
<p><b>${say('sandbox.webview.now', { bridge: say(`sandbox.webview.${bridge ?? 'none'}`) })}</b></p>
${bridge === undefined ? '' : links}`,
  };
}
