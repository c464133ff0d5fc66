import type { WirePaperBlock } from '#contract/product/paper-shape.ts';
import { never } from '#domain/result.ts';
import css from './paper-blocks.module.css';
import { Table } from './table.tsx';

type BlocksProps = {
  readonly blocks: readonly WirePaperBlock[];
  /** What the section is called: names its tables. */
  readonly heading: string;
};

/** What stands under one heading of a paper. */
export function PaperBlocks({ blocks, heading }: BlocksProps) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} heading={heading} />);
}

type BlockProps = { readonly block: WirePaperBlock; readonly heading: string };

function Block({ block, heading }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
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
    case 'table': {
      const columns = block.head.map((head) => ({ id: head, head }));
      const rows = block.rows.map((cells) => ({ id: cells.join(' '), cells }));
      return <Table caption={heading} columns={columns} rows={rows} />;
    }
    default:
      return never(block);
  }
}
