import type { Locale } from '#words/areas.ts';
import { languageNames } from '#words/languages.ts';
import { type Html, html } from './html.ts';

/** The colours of the site, light and dark, for the few pages that stand without the web app. */
const style = `
:root{color-scheme:light dark;--page:#faf4e6;--surface:#fffdf7;--sunken:#f3ebd8;--ink:#1b2426;--ink-2:#4d5657;--rule:#dcd0b5;--brand:#0b4f5c;--on-brand:#fffdf7}
@media (prefers-color-scheme:dark){:root{--page:#0e1618;--surface:#162124;--sunken:#0a1113;--ink:#f1eada;--ink-2:#b9bbb0;--rule:#2e3c3f;--brand:#86cbd2;--on-brand:#08191c}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari",Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:32px 16px 64px}
h1{font:600 2rem/1.2 Charter,Cambria,"Noto Serif",serif;margin:0 0 16px}
h2{font-size:1.3125rem;margin:32px 0 8px}
h3{font-size:1rem;margin:24px 0 8px}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
table{border-collapse:collapse;width:100%;background:var(--surface);border:1px solid var(--rule)}
th,td{text-align:left;vertical-align:top;padding:8px 12px;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
th{background:var(--sunken);font-weight:600}
th[scope=row]{width:38%}
:lang(hi) body{line-height:1.7}
:lang(hi) :is(h1,h2,h3){line-height:1.4}
code,pre{font:0.875rem/1.5 ui-monospace,Menlo,Consolas,monospace}
pre{background:var(--surface);border:1px solid var(--rule);padding:12px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.quiet{color:var(--ink-2)}
`;

/** It draws the canopy of the site, and its buttons. */
const ownStyle = `
header{position:relative;background:#0a3f4a;margin-bottom:12px}
header::after{content:"";position:absolute;inset:calc(100% - .5px) 0 auto;height:11px;background:radial-gradient(ellipse 20px 8px at 50% 0,#0a3f4a 97%,transparent) 50% 0/40px 8px repeat-x,radial-gradient(ellipse 20px 8px at 50% 0,#f3b02e 97%,transparent) 50% 2.5px/40px 8px repeat-x,linear-gradient(#f3b02e,#f3b02e) 0 0/100% 2.5px no-repeat}
header p{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 16px;max-width:60rem;min-height:60px;margin:0 auto;padding:0 16px}
header a{color:#fbf5e6;min-height:44px;display:inline-flex;align-items:center}
header b{font:600 1.375rem/1 Charter,Cambria,"Noto Serif",serif}
header a:first-child{text-decoration:none}
main>p{max-width:66ch}
.go a{display:inline-flex;align-items:center;min-height:48px;padding:8px 20px;border:1px solid var(--brand);border-radius:5px;background:var(--brand);color:var(--on-brand);font-weight:700;text-decoration:none}
.go~.go a{background:none;color:var(--brand)}
@media print{header{display:none}}
`;

type PlainPage = {
  readonly locale: Locale;
  readonly title: string;
  readonly nonce: string;
  readonly body: Html;
  /** The page asks for itself again after so many seconds. */
  readonly againAfter?: number | undefined;
  /** The site's name, on a page that bears its header: the companies of the sandbox have pages without. */
  readonly name?: string;
  /** Whose customer reads it, above all else. */
  readonly above?: Html | undefined;
  /** There is no other language of it to lead to. */
  readonly isOneLanguage?: boolean;
  /** These rules come after the common ones. */
  readonly style?: string;
  /** Only a sandbox's page has a script; the others stand without. */
  readonly script?: string;
  /** The page has a form for us, at an address that is told to nobody else. */
  readonly hasOwnForm?: true;
  /** The page has a form for other origins, and a script that sends it. */
  readonly posts?: { readonly to: readonly string[]; readonly script: string };
};

/** What is drawn; the language and the nonce are the answer's. */
export type PlainPageContent = Omit<PlainPage, 'locale' | 'nonce' | 'above'>;

/** As links that the server takes: there is no script here that could change the words. */
function otherLanguages(locale: Locale): readonly Html[] {
  return Object.entries(languageNames)
    .filter(([other]) => other !== locale)
    .map(([other, name]) => html`<a href="?lang=${other}" lang="${other}" hreflang="${other}">${name}</a>`);
}

/** A page the server makes itself, without scripts but for the one that posts a form on. */
export function plainPage({
  locale,
  title,
  nonce,
  body,
  againAfter,
  name,
  above,
  isOneLanguage = false,
  style: more = '',
  script,
  posts,
}: PlainPage): string {
  const styles = { markup: style + (name === undefined ? '' : ownStyle) + more };
  const languages = isOneLanguage ? [] : otherLanguages(locale);
  const scripts = [script, posts?.script].flatMap((code) =>
    code === undefined ? [] : [html`<script nonce="${nonce}">${{ markup: code }}</script>`],
  );
  return html`<!doctype html>
<html lang="${locale}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${againAfter === undefined ? '' : html`<meta http-equiv="refresh" content="${againAfter}">`}
<link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
${above ?? ''}${name === undefined ? '' : html`<header><p><a href="/"><b>${name}</b></a> ${languages}</p></header>`}
<main>
${name === undefined ? html`<p class="quiet">${languages}</p>` : ''}
<h1>${title}</h1>
${body}
</main>
${scripts}
</body>
</html>
`.markup;
}
