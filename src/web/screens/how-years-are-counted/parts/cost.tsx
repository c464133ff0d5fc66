import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';
import { type MethodProps, sourceText } from '../method.ts';
import { Sourced, sourcedRow } from './sourced.tsx';

/** Reasons for a stay, with how they compare in cost. */
export function Why({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.why.text', { source: sourceText(t, method, method.kinds[0]?.share_source ?? '') })}</p>
      <Table
        caption={t('years.why.title')}
        columns={[
          { id: 'reason', head: t('years.why.reason') },
          { id: 'young', head: t('years.why.young'), number: true },
          { id: 'old', head: t('years.why.old'), number: true },
          { id: 'cost', head: t('years.why.cost'), number: true },
        ]}
        rows={method.kinds.map((kind) => ({
          id: kind.id,
          cells: [
            <Sourced key={kind.id} method={method} text={kind.title} source={kind.source} />,
            kind.percent_under_60,
            kind.percent_from_60,
            formatRupees(rupees(kind.cost_2018)),
          ],
        }))}
      />
    </>
  );
}

const hospitals = ['private', 'government', 'charitable'] as const;

/** The mean of a stay, what it is multiplied by, and how far it spreads. */
export function Cost({ method }: MethodProps) {
  const t = useText();
  const { cost, bills } = method;
  const times = (what: string, { factor, source }: { factor: number; source: string }) =>
    sourcedRow(method, what, t('years.cost.times', { factor: String(factor) }), source);
  return (
    <>
      <p>{t('years.cost.text')}</p>
      <Table
        caption={t('years.cost.title')}
        columns={[
          { id: 'what', head: t('years.cost.what') },
          { id: 'amount', head: t('years.cost.amount'), number: true },
        ]}
        rows={[
          ...hospitals.map((hospital) => {
            const { amount, source } = cost[hospital];
            return sourcedRow(method, t(`years.cost.${hospital}`), formatRupees(rupees(amount)), source);
          }),
          times(t('years.cost.city'), cost.city),
          times(t('years.cost.rise'), cost.rise),
          ...cost.tiers.map((tier) => times(t('years.cost.tier', { tier: String(tier.tier) }), tier)),
        ]}
      />
      <p>
        {t('years.cost.spread', {
          sigma: String(cost.sigma.value),
          percent: String(cost.rare.percent),
          from: formatRupees(rupees(cost.rare.from)),
          to: formatRupees(rupees(cost.rare.to)),
          source: sourceText(t, method, cost.sigma.source),
          rare: sourceText(t, method, cost.rare.source),
        })}
      </p>
      <p>
        {t('years.cost.bill', {
          bed: bills.bed.percent,
          icu: bills.icu.percent,
          source: sourceText(t, method, bills.bed.source),
        })}
      </p>
      <p>
        {t('years.cost.states', {
          states: cost.states.map(({ state, percent }) => `${state} ${percent}`).join(', '),
          source: sourceText(t, method, cost.states[0]?.source ?? ''),
        })}
      </p>
      <p>
        {t('years.cost.mix', {
          states: cost.states
            .map(({ state, city_people: { metro, big_city } }) => `${state} ${metro} + ${big_city}`)
            .join(', '),
          all: `${cost.city_people.metro} + ${cost.city_people.big_city}`,
          source: sourceText(t, method, cost.city_people.source),
        })}
      </p>
    </>
  );
}
