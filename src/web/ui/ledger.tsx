import css from './ledger.module.css';

export type LedgerRow = {
  readonly id: string;
  /** It names the cause. */
  readonly label: string;
  readonly note?: string | undefined;
  /** It is as shown: an amount, or words such as "nil". */
  readonly amount: string;
};

type LedgerProps = {
  /** For screen readers: what is added up here. */
  readonly caption: string;
  readonly rows: readonly LedgerRow[];
  readonly total?: Omit<LedgerRow, 'id'>;
};

type RowProps = { readonly row: Omit<LedgerRow, 'id'>; readonly className?: string | undefined };

function Row({ row, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        <span>{row.label}</span>
        {row.note && <small>{row.note}</small>}
      </th>
      <td>{row.amount}</td>
    </tr>
  );
}

/** Causes and amounts; the first price seen is the first row, every later change a row with its cause. */
export function Ledger({ caption, rows, total }: LedgerProps) {
  return (
    <table className={css.khata}>
      <caption className="sr">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
        {total && <Row row={total} className={css.sum} />}
      </tbody>
    </table>
  );
}
