import type { WirePrice } from '#contract/proposal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import type { LedgerRow } from '#web/ui/ledger.tsx';
import type { MessageId } from '#words/areas.ts';
import { useMomentText } from '../moment.ts';
import { moneyText } from './money-text.ts';

const causes: Readonly<Record<string, MessageId>> = {
  'first-price': 'ledger.first-price',
  'last-price': 'ledger.last-price',
  age: 'ledger.age',
  'date-of-birth': 'ledger.date-of-birth',
  habits: 'ledger.habits',
  conditions: 'ledger.conditions',
  people: 'ledger.people',
  place: 'ledger.place',
  catalogue: 'ledger.catalogue',
  term: 'ledger.term',
  rider: 'ledger.rider',
  discount: 'ledger.discount',
  insurer: 'ledger.insurer',
  rounding: 'ledger.rounding',
  tax: 'ledger.tax',
};

/** A change: "+₹940" or "−₹940". */
export function changeText(amount: number): string {
  return amount > 0 ? `+${moneyText(amount)}` : moneyText(amount);
}

export function causeText(t: Translate, cause: string): string {
  return t(causes[cause] ?? 'ledger.other');
}

/** What the changes start from: the first price seen, of a renewal that of the policy before. */
export function isBefore({ cause }: Pick<WirePrice['ledger'][number], 'cause'>): boolean {
  return cause === 'first-price' || cause === 'last-price';
}

/** The rows of the ledger: first price, each change with its cause, and tax. */
export function usePriceRows(
  price: WirePrice,
  nameOf: (key: string) => string,
  riders: readonly string[],
): readonly LedgerRow[] {
  const t = useText();
  const momentText = useMomentText();
  const rows = price.ledger.map((row, at): LedgerRow => {
    const isFirst = isBefore(row);
    const of = row.cause === 'rider' ? riders.join(', ') : row.member && nameOf(row.member);
    const note = isFirst ? row.at && momentText(row.at) : of;
    return {
      id: `${row.cause} ${row.member ?? ''} ${at}`,
      label: causeText(t, row.cause),
      note: note || undefined,
      amount: isFirst ? moneyText(row.amount) : changeText(row.amount),
    };
  });
  const tax: LedgerRow = {
    id: 'gst',
    label: t('ledger.gst'),
    note: price.tax === 0 ? t('ledger.gst.health') : t('ledger.gst.included'),
    amount: price.tax === 0 ? t('ledger.nil') : moneyText(price.tax),
  };
  return [...rows, tax];
}

/** What can still change the price, in sentences. */
export function useMayChange(price: WirePrice, nameOf: (key: string) => string): readonly string[] {
  const t = useText();
  const dateText = useDateText();
  return price.may_change.flatMap(({ kind, member, on }) => {
    if (kind === 'medical-answers') return [t('ledger.may.medical')];
    if (kind === 'birth-dates') return [t('ledger.may.birth-dates')];
    if (kind !== 'birthday' || member === null || on === null) return [];
    const date = dateText(on);
    return [
      member === 'You'
        ? t('ledger.may.birthday.you', { date })
        : t('ledger.may.birthday', { name: nameOf(member), date }),
    ];
  });
}
