import type { ReactNode } from 'react';
import type { WirePaperBlock } from '#contract/product/paper-shape.ts';
import { never } from '#domain/result.ts';
import { Table } from '#web/ui/table.tsx';
import { Lines } from './lines.tsx';
import css from './paper-blocks.module.css';

type BlocksProps = {
  readonly blocks: readonly WirePaperBlock[];
  /** What the section is called: names its tables. */
  readonly heading: string;
};

/** What stands under one heading of a paper. */
export function PaperBlocks({ blocks, heading }: BlocksProps): ReactNode {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} heading={heading} />);
}

function Block({ block, heading }: { readonly block: WirePaperBlock; readonly heading: string }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return <Lines lines={block.lines} />;
    case 'facts':
      return (
        <dl className={css.facts}>
          {block.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <PaperTable {...block} heading={heading} />;
    default:
      return never(block);
  }
}

type PaperTableProps = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly heading: string;
};

function PaperTable({ head, rows, heading }: PaperTableProps): ReactNode {
  return (
    <Table
      caption={heading}
      columns={head.map((text) => ({ id: text, head: text }))}
      rows={rows.map((cells) => ({ id: cells.join(' '), cells }))}
    />
  );
}
