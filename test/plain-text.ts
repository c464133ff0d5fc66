import { never } from '#domain/result.ts';
import type { Paper, PaperBlock, PaperSection } from '#papers/tree.ts';

/** A paper as text: headings and lines, a list with dashes. */
export function plainText({ title, sections }: Paper): string {
  const parts = sections.map(({ heading, blocks }) => [heading, ...blocks.flatMap(drawnLines)].join('\n'));
  return `${[title, ...parts].join('\n\n')}\n`;
}

/** What a section says, a line each. */
export function linesOf({ blocks }: Pick<PaperSection, 'blocks'>): readonly string[] {
  return blocks.flatMap(linesIn);
}

function drawnLines(block: PaperBlock): readonly string[] {
  const lines = linesIn(block);
  return block.kind === 'text' ? lines : lines.map((line) => `- ${line}`);
}

function linesIn(block: PaperBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return block.lines;
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`);
    case 'table':
      return block.rows.map((row) => row.map((cell, at) => `${block.head[at]}: ${cell}`).join('; '));
    default:
      return never(block);
  }
}
