import type { Language } from '#domain/local-text.ts';
import { never } from '#domain/result.ts';
import type { DateRow, LedgerRow, LetterBlock, LetterPage } from '#papers/letters/letter-page.ts';
import { type Html, html } from '../../ground/pages/html.ts';

export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** What stands below every letter, one line each. */
export type LetterFoot = readonly string[];

/** A letter as a mail, in plain text and as a page that says the same. */
export function letterMail(
  { subject, title, blocks }: LetterPage,
  language: Language,
  brand: string,
  foot: LetterFoot,
): Mail {
  const parts = [title, ...blocks.map(plain), foot.join('\n')];
  return {
    subject,
    text: parts.join('\n\n'),
    html: mailPage({ title: subject, language, brand, foot }, html`${heading(title)}${blocks.map(markup)}`),
  };
}

/** Words that were queued as they are. */
export function wordedMail(
  { subject, text }: { readonly subject: string; readonly text: string },
  language: Language,
  brand: string,
): Mail {
  const lines = text.split('\n').map((line) => paragraph(html`${line}`));
  return { subject, text, html: mailPage({ title: subject, language, brand, foot: [] }, html`${lines}`) };
}

function plain(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'ledger':
      return block.rows.map(({ name, note, value }) => `${withNote(name, note)}: ${value}`).join('\n');
    case 'dates':
      return [
        block.heading,
        ...block.rows.map(({ when, text, note }) => `${when}: ${withNote(text, note)}`),
      ].join('\n');
    case 'files':
      return block.names.map((name) => `- ${name}`).join('\n');
    case 'button':
    case 'small-link':
      return `${block.label}:\n${block.address}`;
    default:
      return never(block);
  }
}

function withNote(text: string, note: string | undefined): string {
  return note === undefined ? text : `${text} (${note})`;
}

const textFaces =
  "-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Arial,sans-serif";
const titleFaces = "Charter,'Sitka Text',Cambria,'Noto Serif','Noto Serif Devanagari','Nirmala UI',serif";

/** Colours of the site's tokens, written out: mail programs know no variable. */
const light = {
  page: '#f3ebd8',
  surface: '#fffdf7',
  ink: '#1b2426',
  ink2: '#4d5657',
  rule: '#dcd0b5',
  margin: '#dba99b',
  brand: '#0b4f5c',
  onBrand: '#fffdf7',
  canopy: '#0a3f4a',
  onCanopy: '#fbf5e6',
  accent: '#f3b02e',
  file: '#faf4e6',
} as const;

const dark = {
  page: '#0a1113',
  surface: '#162124',
  ink: '#f1eada',
  ink2: '#b9bbb0',
  rule: '#2e3c3f',
  margin: '#7d5347',
  brand: '#86cbd2',
  onBrand: '#08191c',
  canopy: '#0b2f38',
  onCanopy: '#f4ecda',
  file: '#0e1618',
} as const;

type PageFacts = {
  readonly title: string;
  readonly language: Language;
  readonly brand: string;
  readonly foot: LetterFoot;
};

/**
 * Nothing in it is fetched from anywhere, so nobody learns when it is read. Programs that read mail keep an element's own
 * style and tables; those that keep the sheet as well darken the page with the reader's device and narrow it on a phone.
 */
function mailPage({ title, language, brand, foot }: PageFacts, body: Html): string {
  const lead = language === 'hi' ? '1.7' : '1.5';
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${sheet}</style></head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page}"><tr><td class="edge" align="center" style="padding:24px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${light.surface};color:${light.ink};font:16px/${lead} ${textFaces}">
<tr><td class="canopy pad" style="background:${light.canopy};color:${light.onCanopy};padding:14px 32px;font:600 20px/1.4 ${titleFaces}"><span style="color:${light.accent}" aria-hidden="true">&#9730;&#xFE0E;&nbsp;</span>${brand}</td></tr>
<tr><td style="font-size:0;line-height:0">${canopyEdge}</td></tr>
<tr><td class="pad" style="padding:22px 32px 28px">
${body}
</td></tr>${footRow(foot)}
</table>
</td></tr></table>
</body></html>
`;
  return page.markup;
}

/** The scalloped edge of the umbrella, drawn by table cells: no picture is fetched. Programs without round corners draw a line. */
const scallops = 15;
const canopyEdge = html`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${Array.from(
  { length: scallops },
  () =>
    html`<td class="canopy" style="height:8px;background:${light.canopy};border-bottom:2px solid ${light.accent};border-radius:0 0 50% 50%/0 0 100% 100%;font-size:0;line-height:0">&nbsp;</td>`,
)}</tr></table>`;

const sheet: Html = {
  markup: `:root{color-scheme:light dark}a{color:${light.brand}}
@media (max-width:480px){.edge{padding:0!important}.pad{padding-left:16px!important;padding-right:16px!important}.when{width:auto!important;display:block!important;padding-bottom:0!important;border-bottom:0!important}.what{display:block!important;padding-top:0!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.sheet{background:${dark.surface}!important;color:${dark.ink}!important}.canopy{background:${dark.canopy}!important;color:${dark.onCanopy}!important}.quiet{color:${dark.ink2}!important}.line{border-color:${dark.rule}!important}.margin{border-left-color:${dark.margin}!important}.total{border-color:${dark.ink}!important}.file{background:${dark.file}!important;border-color:${dark.rule}!important}.button{background:${dark.brand}!important;color:${dark.onBrand}!important}a.plain{color:${dark.brand}!important}}`,
};

function heading(title: string): Html {
  return html`<h1 style="margin:0 0 16px;font:600 28px/1.25 ${titleFaces}">${title}</h1>`;
}

function paragraph(text: Html): Html {
  return html`<p style="margin:0 0 16px">${text}</p>`;
}

function markup(block: LetterBlock): Html {
  switch (block.kind) {
    case 'text':
      return paragraph(emphasised(block.text, block.strong));
    case 'small':
      return html`<p class="quiet" style="margin:0 0 12px;font-size:14px;color:${light.ink2}">${block.text}</p>`;
    case 'ledger':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:0 0 16px;border-top:1px solid ${light.rule};font:inherit">${block.rows.map(ledgerRow)}</table>`;
    case 'dates':
      return html`<h2 style="margin:8px 0;font:600 21px/1.35 ${titleFaces}">${block.heading}</h2><table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:0 0 20px;border-top:1px solid ${light.rule};font:inherit">${block.rows.map(dateRow)}</table>`;
    case 'files':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;font:inherit">${block.names.map(fileRow)}</table>`;
    case 'button':
      return html`<p style="margin:4px 0 16px"><a class="button" href="${block.address}" style="display:inline-block;padding:14px 28px;background:${light.brand};color:${light.onBrand};font-weight:600;text-decoration:none;border-radius:5px">${block.label}</a></p>`;
    case 'small-link':
      return html`<p style="margin:0;font-size:14px"><a class="plain" href="${block.address}" style="color:${light.brand}">${block.label}</a></p>`;
    default:
      return never(block);
  }
}

/** Each of the parts is made to stand out where it stands first. */
function emphasised(text: string, strong: readonly string[]): Html {
  const [part, ...others] = strong;
  const at = part === undefined || part === '' ? -1 : text.indexOf(part);
  if (part === undefined) return html`${text}`;
  if (at < 0) return emphasised(text, others);
  const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
  return html`${emphasised(before, others)}<b>${part}</b>${emphasised(after, others)}`;
}

function ledgerRow({ name, note, value, isTotal = false }: LedgerRow): Html {
  const line = isTotal ? `3px double ${light.ink}` : `1px solid ${light.rule}`;
  const kind = isTotal ? 'total' : 'line';
  const size = isTotal ? '20px' : '16px';
  return html`<tr><th scope="row" align="left" class="${kind}" style="padding:8px 12px 8px 0;border-bottom:${line};font-weight:${isTotal ? '700' : '400'}">${name}${noteLine(note)}</th><td align="right" class="${kind} margin" style="padding:8px 0 8px 16px;border-bottom:${line};border-left:1px solid ${light.margin};font-weight:700;font-size:${size};vertical-align:top">${value}</td></tr>`;
}

function dateRow({ when, text, note }: DateRow): Html {
  const line = `1px solid ${light.rule}`;
  return html`<tr><th scope="row" align="left" class="line when" width="150" style="width:150px;padding:9px 12px 9px 0;border-bottom:${line};font-weight:700;vertical-align:top">${when}</th><td class="line what" style="padding:9px 0;border-bottom:${line};vertical-align:top">${text}${noteLine(note)}</td></tr>`;
}

function fileRow(name: string): Html {
  return html`<tr><td style="padding:0 0 8px"><table width="100%" cellpadding="0" cellspacing="0" border="0" style="font:inherit"><tr><td class="file" style="padding:8px 12px;background:${light.file};border:1px solid ${light.rule};border-radius:5px;font-size:14px">${name} <span class="quiet" style="color:${light.ink2}">PDF</span></td></tr></table></td></tr>`;
}

function noteLine(note: string | undefined): Html {
  if (note === undefined) return html``;
  return html`<br><span class="quiet" style="font-size:14px;font-weight:400;color:${light.ink2}">${note}</span>`;
}

function footRow(foot: LetterFoot): Html {
  if (foot.length === 0) return html``;
  const lines = foot.map((line, at) => html`${at === 0 ? html`` : html`<br>`}${line}`);
  return html`
<tr><td class="pad line quiet" style="padding:16px 32px 20px;border-top:1px solid ${light.rule};font-size:14px;color:${light.ink2}">${lines}</td></tr>`;
}
