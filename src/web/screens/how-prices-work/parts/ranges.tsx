import type { CallAnswer } from '#contract/call/shapes.ts';
import type { harmfulHabits } from '#domain/person/lifestyle.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { Table, type TableRow } from '#web/ui/table.tsx';
import type { MessageId } from '#words/areas.ts';

type Pricing = CallAnswer<'getCatalogue'>['pricing'];
type Range = Pricing['condition_loading'];
const habits = {
  smoke: 'prices.cause.smoke',
  tobacco: 'prices.cause.tobacco',
  alcohol: 'prices.cause.alcohol',
} as const satisfies Record<(typeof harmfulHabits)[number], MessageId>;

function rangeText(t: Translate, { from, to }: Range): string {
  if (from === 0) return t('prices.range.upto', { to });
  return from === to ? t('prices.range.one', { from }) : t('prices.range.two', { from, to });
}

function rowsOf(t: Translate, pricing: Pricing): readonly TableRow[] {
  const row = (id: string, cause: string, words: MessageId, range: Range): TableRow => ({
    id,
    cells: [cause, range.to === 0 ? t('prices.range.none') : t(words, { percent: rangeText(t, range) })],
  });
  const added = 'prices.added';
  const off = 'prices.off';
  return [
    ...Object.entries(habits).map(([habit, cause]) => {
      const known = pricing.habit_loading.find((one) => one.habit === habit);
      return row(habit, t(cause), added, known?.percent ?? { from: 0, to: 0 });
    }),
    row('condition', t('prices.cause.condition'), added, pricing.condition_loading),
    row('most', t('prices.cause.most'), added, pricing.most_loading),
    ...pricing.floater_discount.map(({ people, percent }) =>
      row(`floater-${people}`, t('prices.cause.floater', { people }), off, percent),
    ),
    row('several', t('prices.cause.several'), off, pricing.several_individuals_discount),
    ...pricing.term_discount.map(({ years, percent }) =>
      row(`term-${years}`, t('prices.cause.term', { years }), off, percent),
    ),
  ];
}

/** Loadings and discounts with their range over the catalogue. */
export function Ranges({ pricing }: { readonly pricing: Pricing }) {
  const t = useText();
  return (
    <>
      <p>{t('prices.range.text')}</p>
      <Table
        caption={t('prices.range.table')}
        columns={[
          { id: 'cause', head: t('prices.range.cause') },
          { id: 'percent', head: t('prices.range.percent'), number: true },
        ]}
        rows={rowsOf(t, pricing)}
      />
    </>
  );
}
