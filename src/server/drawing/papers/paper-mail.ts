import type { Language } from '#domain/local-text.ts';
import { never } from '#domain/result.ts';
import type { Paper, PaperBlock } from '#papers/tree.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { blockMarkup } from './paper-page.ts';

type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** A paper as a mail, in plain text and as a page that says the same: its title is the subject. */
export function paperMail({ title, sections }: Paper, language: Language): Mail {
  const parts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(draw)]);
  const body = sections.map(({ heading, blocks }) => html`<p>${heading}</p>${blocks.map(blockMarkup)}`);
  return { subject: title, text: parts.join('\n\n'), html: mailPage(title, language, body) };
}

/** Words that were queued as they are. */
export function wordedMail(subject: string, text: string, language: Language): Mail {
  const lines = text.split('\n').map((line) => html`<p>${line}</p>`);
  return { subject, text, html: mailPage(subject, language, lines) };
}

/** Nothing in it is fetched from anywhere, so nobody learns when it is read. Mail programs know no style but an element's own. */
function mailPage(title: string, language: Language, body: readonly Html[]): string {
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="font: 16px/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em">
${body}
</body></html>
`;
  return page.markup;
}

function draw(block: PaperBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.lines.map((line) => `- ${line}`).join('\n');
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'table':
      return block.rows
        .map((row) => row.map((cell, at) => `${block.head[at]}: ${cell}`).join('; '))
        .join('\n');
    default:
      return never(block);
  }
}
