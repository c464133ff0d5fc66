import { missingFilesId } from '#contract/missing-files.ts';
import type { Device } from '#web/browser/device.tsx';
import { earlyScript, holder } from '#web/browser/early.ts';
import type { Site } from '#web/browser/site.tsx';
import { entryScript, starterScript, unserved } from '#web/browser/starter.ts';
import { toursScript } from '#web/browser/storage/tours.ts';
import { themeScript } from '#web/browser/theme.ts';
import { pageDataId } from '#web/page/page-data.ts';
import appIcon from '#web/ui/sprite.svg?url&no-inline';

/** Files a page needs at once, as addresses. */
export type PageAssets = {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Script chunks the entry will ask for; all are named early so that they come at the same time. */
  readonly preloads: readonly string[];
  /** Scripts before the entry, in development only: the hot reload client and what it needs. */
  readonly inline?: readonly string[];
};

/** What a messenger shows beside an address: addresses are whole ones. */
export type Preview = {
  readonly address: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
};

type DocumentParts = {
  readonly locale: string;
  readonly device: Device;
  readonly site: Site;
  readonly title: string;
  /** What a search engine shows of it. */
  readonly description: string;
  readonly preview: Preview | undefined;
  readonly nonce: string;
  /** Markup of the server that stands before the app. */
  readonly above: string;
  readonly assets: PageAssets;
  readonly body: string;
  /** The page loaded it. */
  readonly data: unknown;
  /** Inline scripts that carry the router's state, each without its tag. */
  readonly state: readonly string[];
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** No text inside it can end its element. */
const jsonInScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function previewTags({ address, picture, title, text }: Preview): readonly string[] {
  const tags = {
    'og:type': 'article',
    'og:site_name': 'Chhatri',
    'og:url': address,
    'og:title': title,
    'og:description': text,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${escapeText(content)}">`,
    ),
  ];
}

/** The whole page as text. Every inline script carries the nonce; there is no inline style. */
export function pageDocument(parts: DocumentParts): string {
  const { locale, device, site, title, description, preview, nonce, above, assets, body, data, state } =
    parts;
  const safeNonce = escapeText(nonce);
  const script = (code: string) => `<script nonce="${safeNonce}">${code}</script>`;
  const module = (code: string) => `<script type="module" nonce="${safeNonce}">${code}</script>`;
  return [
    `<!doctype html><html lang="${locale}" data-device="${device}" data-site="${escapeText(JSON.stringify(site))}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(preview?.text ?? description)}">`,
    ...(preview ? previewTags(preview) : []),
    `<link rel="icon" type="image/svg+xml" href="${escapeText(appIcon)}">`,
    '<meta name="theme-color" content="#0A3F4A"><meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${safeNonce}">`,
    script(starterScript),
    script(themeScript),
    script(toursScript),
    script(earlyScript),
    script(missingFilesScript),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeText(href)}">`),
    ...[assets.entry, ...assets.preloads].map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeText(href)}">`,
    ),
    ...(assets.inline ?? []).map(module),
    `</head><body>${above}<div id="root">${body}</div>`,
    `<script type="application/json" nonce="${safeNonce}" id="${pageDataId}">${jsonInScript(data ?? null)}</script>`,
    ...state.map(script),
    script(entryScript(assets.entry)),
    '</body></html>',
  ].join('');
}

/** Milliseconds after which a page that does not listen yet says so: a file may be neither here nor refused. */
const lateAfter = 30_000;

/**
 * Runs in the head, before any file is asked for. Until the screen listens, a script or style sheet that fails, an error of
 * our scripts and a long wait are said by the line above the page. After that the screen says itself what is missing;
 * then the line goes, unless the page stands there without its styles.
 */
const missingFilesScript = `(function(w,d){
var bare,isLive=function(){return w.${holder}&&w.${holder}.live},
show=function(shown){var line=d.getElementById('${missingFilesId}');if(line){line.hidden=!shown;var words=line.firstChild.content;if(shown&&words)line.appendChild(words)}else if(shown)d.addEventListener('DOMContentLoaded',function(){show(bare||!isLive())})},
failed=function(e){if(isLive())return;var at=e.target,sheet=at&&at.rel==='stylesheet';
if(sheet)bare=true;
if(sheet||at.tagName==='SCRIPT'&&at.src||e.filename&&e.filename.indexOf(location.origin+'/assets/')===0)show(true)};
w.addEventListener('error',failed,true);
d.addEventListener('${holder}',function(){if(!bare)show(false)});
setTimeout(function(){if(!isLive()&&!d.documentElement.hasAttribute('${unserved}'))show(true)},${lateAfter})})(window,document)`;
