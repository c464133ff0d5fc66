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

type PlainPage = {
  readonly locale: Locale;
  readonly title: string;
  readonly nonce: string;
  readonly body: Html;
  /** The page asks for itself again after so many seconds. */
  readonly againAfter?: number | undefined;
  /** More rules after the common ones. */
  readonly style?: string;
};

/** What is drawn; the language and the nonce are the answer's. */
export type PlainPageContent = Omit<PlainPage, 'locale' | 'nonce'>;

/** As links that the server takes: there is no script here that could change the words. */
function otherLanguages(locale: Locale): readonly Html[] {
  return Object.entries(languageNames)
    .filter(([other]) => other !== locale)
    .map(([other, name]) => html`<a href="?lang=${other}" lang="${other}" hreflang="${other}">${name}</a>`);
}

/** A page the server makes itself, without scripts. */
export function plainPage({ locale, title, nonce, body, againAfter, style: more = '' }: PlainPage): string {
  const styles = { markup: style + more };
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
<main>
<p class="quiet">${otherLanguages(locale)}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup;
}
