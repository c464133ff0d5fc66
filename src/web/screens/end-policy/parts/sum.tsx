import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { Ledger } from '#web/ui/ledger.tsx';

type Sum = NonNullable<WireEnding['request']> | NonNullable<WireEnding['offer']>;
type SumProps = { readonly sum: Sum; readonly coverFrom: string };

const money = (amount: number) => formatRupees(rupees(amount));
const off = (amount: number) => (amount === 0 ? money(0) : money(-amount));

/** Lines that add up to what comes back. */
export function SumLines({ sum, coverFrom }: SumProps) {
  const t = useText();
  const dateText = useDateText();
  const { way, charged_days: days, covered_days: covered, term_days: term, last_day: last } = sum;
  const facts = { days, covered, term, from: dateText(coverFrom), until: dateText(last) };
  const note = days > covered ? 'ending.sum.days.more' : 'ending.sum.days.note';
  const ofReturn = [
    {
      id: 'tests',
      label: t('ending.sum.tests'),
      note: sum.tests_cost === 0 ? t('ending.sum.tests.none') : undefined,
      amount: off(sum.tests_cost),
    },
    { id: 'stamp', label: t('ending.sum.stamp'), amount: off(sum.stamp_duty) },
  ];
  return (
    <Ledger
      caption={t('ending.sum')}
      rows={[
        { id: 'paid', label: t('ending.sum.paid'), amount: money(sum.paid) },
        {
          id: 'days',
          label: t('ending.sum.days', facts),
          note: days === 0 ? t('ending.sum.days.none') : t(note, facts),
          amount: off(sum.days_cost),
        },
        ...(way === 'return' ? ofReturn : []),
      ]}
      total={{ label: t('ending.sum.back'), amount: money(sum.comes_back) }}
    />
  );
}
