import type { CallAnswer } from '#contract/call/shapes.ts';
import { parseIsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type Column, Table, type TableRow } from '#web/ui/table.tsx';
import css from './stays.module.css';

type Method = CallAnswer<'getStays'>;
type Stay = Method['stays'][number];
type Tier = Stay['tiers'][number];

function columnsOf(t: Translate, first: string, { tiers }: Stay): readonly Column[] {
  const tierColumns = tiers.map(({ tier }) => ({
    id: `tier-${tier}`,
    head: t('bill.column.tier', { tier }),
    number: true,
  }));
  return [{ id: 'first', head: first }, ...tierColumns];
}

/** A row over the tiers; nothing to pay is said in words. */
function rowOf(
  t: Translate,
  { tiers }: Stay,
  label: string,
  amountIn: (tier: Tier) => number | undefined,
): TableRow {
  const cell = (amount: number | undefined) =>
    amount === undefined || amount === 0 ? t('bill.line.none') : formatRupees(rupees(amount));
  return { id: label, cells: [label, ...tiers.map((tier) => cell(amountIn(tier)))] };
}

function totalRows(t: Translate, stay: Stay): readonly TableRow[] {
  const rooms = stay.tiers[0]?.totals ?? [];
  return rooms.map(({ room }) =>
    rowOf(
      t,
      stay,
      t(`bill.room.${room}`),
      ({ totals }) => totals.find((total) => total.room === room)?.amount,
    ),
  );
}

function lineRows(t: Translate, stay: Stay): readonly TableRow[] {
  const first = stay.tiers[0];
  if (!first) return [];
  const rents = first.rents.map(({ room }) =>
    rowOf(
      t,
      stay,
      t('bill.line.rent', { room: t(`bill.room.${room}`) }),
      (tier) => tier.rents.find((rent) => rent.room === room)?.amount,
    ),
  );
  const lines = first.lines.map(({ line }) =>
    rowOf(t, stay, t(`bill.line.${line}`), (tier) => tier.lines.find((one) => one.line === line)?.amount),
  );
  return [
    ...rents,
    rowOf(t, stay, t('bill.line.icu'), (tier) => (stay.icu_days === 0 ? 0 : tier.icu_per_day)),
    rowOf(t, stay, t('bill.line.nursing'), (tier) => tier.nursing_per_day),
    ...lines,
    rowOf(t, stay, t('bill.line.before', { days: stay.days_before }), (tier) => tier.before),
    rowOf(t, stay, t('bill.line.after', { days: stay.days_after }), (tier) => tier.after),
  ];
}

function StayCosts({ stay }: { readonly stay: Stay }) {
  const t = useText();
  const { title, room_days: room, icu_days: icu, admissions } = stay;
  return (
    <div className={css.stay}>
      <h3>{title}</h3>
      <p className="small muted">
        <span>{t('bill.stay.days', { room, icu, admissions })}</span>{' '}
        <span>{t(`bill.stay.wait.${stay.waits}`)}</span>
        {stay.treatment && <span>{` ${t('bill.stay.limited')}`}</span>}
        {stay.option && <span>{` ${t('bill.stay.option')}`}</span>}
      </p>
      <Table
        caption={t('bill.stay.totals', { title })}
        columns={columnsOf(t, t('bill.column.room'), stay)}
        rows={totalRows(t, stay)}
      />
      <Disclosure
        summary={
          <>
            <span>{t('bill.stay.see')}</span>
            <span className="sr">{t('bill.stay.see.what', { title })}</span>
          </>
        }
      >
        <Table
          caption={t('bill.stay.lines', { title })}
          columns={columnsOf(t, t('bill.column.line'), stay)}
          rows={lineRows(t, stay)}
        />
      </Disclosure>
    </div>
  );
}

/** The stays with their costs by tier of city. */
export function Stays({ method }: { readonly method: Method }) {
  const t = useText();
  const dateText = useDateText();
  const day = parseIsoDate(method.as_of);
  return (
    <>
      <p>{t('bill.stays.text', { count: method.stays.length })}</p>
      <p>{t('bill.stays.factors')}</p>
      <Lines
        lines={method.room_factors.map(({ room, percent }) =>
          t('bill.factor', { room: t(`bill.room.${room}`), percent }),
        )}
      />
      <p className="small muted">
        {t('bill.stays.note', { note: method.note, date: day ? dateText(day) : method.as_of })}
      </p>
      {method.stays.map((stay) => (
        <StayCosts key={stay.id} stay={stay} />
      ))}
    </>
  );
}
