import type { RoomChoice } from '#domain/claim/stay.ts';
import { dearRoom, usualRoom } from '../example-rooms.ts';
import type { Column, Stay } from '../load.ts';
import { type CellText, eachOf, money, type Row, type RowContext } from './row.ts';

type Settled = Stay['rooms'][number];

/** What the buyers bear of a bill: with a policy held below a super top-up, what neither of them pays. */
export function ownPart({ stacked, you_pay: alone }: Settled): number {
  if (!stacked) return alone;
  return stacked
    .filter(({ owner }) => owner === 'you' || owner === 'gap')
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function settledIn({ stays }: Column, id: string, room: RoomChoice): Settled | undefined {
  return stays.find((stay) => stay.id === id)?.rooms.find((one) => one.room === room);
}

/** Stays that somebody here could have, as every column tells them. */
function staysOf({ columns, births }: Pick<RowContext, 'columns' | 'births'>): readonly Stay[] {
  return (columns[0]?.stays ?? []).filter(({ is_birth: isBirth }) => births || !isBirth);
}

const billOf = ({ rooms }: Stay) => rooms.find(({ room }) => room === usualRoom)?.total ?? 0;

/** A bad year is told by one stay: the dearest that the smallest of the covers holds, or the dearest of all. No birth. */
export function badStay(context: Pick<RowContext, 'columns'>): Stay | undefined {
  const least = Math.min(...context.columns.map(({ plan }) => plan.sum_assured));
  const byBill = [...staysOf({ ...context, births: false })].sort((a, b) => billOf(b) - billOf(a));
  return byBill.find((stay) => billOf(stay) <= least) ?? byBill[0];
}

/** What each plan leaves to the buyer of usual bills, once the waits are over. */
export function stayRows(context: RowContext): readonly Row[] {
  const { t } = context;
  const bad = badStay(context);
  const usual = staysOf(context).map((stay) =>
    stayRow(context, stay, usualRoom, t('compare.row.stay', { stay: stay.title, bill: money(billOf(stay)) })),
  );
  if (!bad) return usual;
  const bill = bad.rooms.find(({ room }) => room === dearRoom)?.total ?? 0;
  const dear = t('compare.row.stay.deluxe', { stay: bad.title, bill: money(bill) });
  return [...usual, stayRow(context, bad, dearRoom, dear)];
}

function stayRow(context: RowContext, { id }: Stay, room: RoomChoice, label: string): Row {
  return eachOf(context, `${id}-${room}`, label, (column) => stayCell(context, settledIn(column, id, room)));
}

/** Beside what no plan pays. A deductible that the policy held pays is no cut of the buyer's. */
function largestCut({ cuts, stacked }: Settled): Settled['cuts'][number] | undefined {
  return [...cuts]
    .filter(({ kind }) => kind !== 'non-payables' && !(stacked && kind === 'deductible'))
    .sort((a, b) => b.amount - a.amount)[0];
}

function stayCell({ t }: RowContext, settled: Settled | undefined): CellText {
  if (!settled) return { value: t('compare.unknown') };
  const own = ownPart(settled);
  if (own === 0) return { value: t('compare.nothing'), measure: 0 };
  const largest = largestCut(settled);
  const note = t(`compare.cut.${largest?.kind ?? 'non-payables'}`);
  return { value: money(own), note, measure: -own, costs: largest !== undefined };
}
