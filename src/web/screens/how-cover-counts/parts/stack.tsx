import type { Owner } from '#domain/claim/stack-check.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Table, type TableRow } from '#web/ui/table.tsx';
import type { CoverExamples } from '../load.ts';
import css from './parts.module.css';

type Example = CoverExamples['stack'];
type Year = Example['years'][number];
type StackProps = { readonly example: Example };

const yours: readonly Owner[] = ['gap', 'you'];

type AmountProps = { readonly amount: Rupees; readonly owes: boolean };

function Amount({ amount, owes }: AmountProps) {
  return <span className={owes && amount > 0 ? css.owes : undefined}>{formatRupees(amount)}</span>;
}

function billRows(t: Translate, { columns }: Year): readonly TableRow[] {
  const [first] = columns;
  const owners = first?.payments.map(({ owner }) => owner) ?? [];
  return [
    ...owners.map((owner, at) => ({
      id: owner,
      cells: [
        t(`counts.owner.${owner}`),
        ...columns.map(({ id, payments }) => {
          const amount = payments[at]?.amount;
          return amount !== undefined && <Amount key={id} amount={amount} owes={yours.includes(owner)} />;
        }),
      ],
    })),
    { id: 'total', cells: [t('counts.stack.total'), ...columns.map(({ total }) => formatRupees(total))] },
  ];
}

/** Two bills of one year, and who pays what of them. */
export function StackBills({ example }: StackProps) {
  const t = useText();
  const { held, deductible, topUpCover, years } = example;
  const year = years.find((one) => one.held === held);
  const covers = { held: coverText(t, held), deductible: coverText(t, deductible) };
  return (
    <>
      <p>{t('counts.stack.example', { ...covers, cover: coverText(t, topUpCover) })}</p>
      {year && (
        <Table
          caption={t('counts.stack.table')}
          columns={[
            { id: 'who', head: t('counts.stack.who') },
            ...year.columns.map(({ id }) => ({
              id,
              head: id === 'year' ? t('counts.stack.year') : t('counts.stack.bill', { number: id }),
              number: true,
            })),
          ]}
          rows={billRows(t, year)}
        />
      )}
    </>
  );
}

function noteOf(t: Translate, { gap, overlap }: Year): string {
  if (gap > 0) return t('counts.stack.gap', { amount: formatRupees(gap) });
  if (overlap > 0) return t('counts.stack.twice', { amount: formatRupees(overlap) });
  return t('counts.stack.fits');
}

type CoverRow = { readonly title: string; readonly note?: string } & Pick<Year, 'plansPay' | 'youPay'>;

function coverRow({ title, note, plansPay, youPay }: CoverRow): TableRow {
  return {
    id: title,
    cells: [
      <span key="title" className={css.step}>
        <span>{title}</span>
        {note && <small>{note}</small>}
      </span>,
      formatRupees(plansPay),
      <Amount key="you" amount={youPay} owes />,
    ],
  };
}

/** The same bills with more held, and under one bigger cover. */
export function StackOthers({ example }: StackProps) {
  const t = useText();
  const { topUpCover, deductible, biggerBase, years } = example;
  const values = { cover: coverText(t, topUpCover), deductible: coverText(t, deductible) };
  const [first] = years;
  const stacked = years.map((year) =>
    coverRow({
      ...year,
      title: t('counts.stack.held', { held: coverText(t, year.held) }),
      note: noteOf(t, year),
    }),
  );
  const bigger = t('counts.stack.bigger', { cover: coverText(t, biggerBase) });
  return (
    <>
      <p>{t('counts.stack.others', values)}</p>
      <Table
        caption={t('counts.stack.others.table')}
        columns={[
          { id: 'cover', head: t('counts.stack.cover') },
          { id: 'plans', head: t('counts.stack.plans'), number: true },
          { id: 'you', head: t('counts.stack.you'), number: true },
        ]}
        rows={first ? [...stacked, coverRow({ ...first.bigger, title: bigger })] : stacked}
      />
      <p>{t('counts.stack.price')}</p>
    </>
  );
}
