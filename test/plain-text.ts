import { never } from '#domain/result.ts';
import {
  type FilePaper,
  factText,
  type Paper,
  type PaperBlock,
  type PaperFact,
  type PaperSection,
} from '#papers/tree.ts';

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
      return block.facts.map((fact) => `${fact.name}: ${factText(fact)}`);
    case 'table':
      return block.rows.map((row) => row.map((cell, at) => `${block.head[at]}: ${cell}`).join('; '));
    default:
      return never(block);
  }
}

/** All that stands on a paper, on a file of it too. */
export function textsOfPaper(paper: Paper & Partial<FilePaper>): readonly string[] {
  const { title, name, author, authorInFull, kind, subtitle, figure, reference, warning } = paper;
  const inHead = [
    title,
    name,
    author,
    authorInFull,
    kind,
    subtitle,
    ...textsOfFact(figure),
    reference,
    warning,
  ];
  const inSections = paper.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsIn)]);
  return [...inHead, ...inSections].flatMap((text) => text || []);
}

function textsIn(block: PaperBlock): readonly string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'list') return block.lines;
  if (block.kind === 'facts') return block.facts.flatMap(textsOfFact);
  return [...block.head, ...block.rows.flat()];
}

function textsOfFact(fact: PaperFact | undefined): readonly string[] {
  if (!fact) return [];
  return [fact.name, fact.value, ...(fact.note === undefined ? [] : [fact.note])];
}
