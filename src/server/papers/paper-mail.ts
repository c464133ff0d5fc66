import { never } from '#domain/result.ts';
import type { Paper, PaperBlock } from '#papers/tree.ts';

type Mail = { readonly subject: string; readonly text: string };

/** A paper as a mail of plain text: its title is the subject. */
export function paperMail({ title, sections }: Paper): Mail {
  const parts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(drawn)]);
  return { subject: title, text: parts.join('\n\n') };
}

function drawn(block: PaperBlock): string {
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
