import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { Table } from '#web/ui/table.tsx';
import { type MethodProps, sourceText } from '../method.ts';
import { Sourced, sourcedRow } from './sourced.tsx';

/** Reasons for a stay, with how they compare in cost. */
export function Why({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>
        {t('years.why.text', {
          source: sourceText(t, method, method.kinds[0]?.share_source ?? ''),
          from: method.elders.from,
          to: method.elders.to,
        })}
      </p>
      <Table
        caption={t('years.why.title')}
        columns={[
          { id: 'reason', head: t('years.why.reason') },
          { id: 'young', head: t('years.why.young', { age: method.elders.from }), number: true },
          { id: 'old', head: t('years.why.old', { age: method.elders.to }), number: true },
          { id: 'cost', head: t('years.why.cost'), number: true },
        ]}
        rows={method.kinds.map((kind) => ({
          id: kind.id,
          cells: [
            <Sourced key={kind.id} method={method} text={kind.title} source={kind.source} />,
            kind.percent_younger,
            kind.percent_elder,
            formatRupees(rupees(kind.cost_2018)),
          ],
        }))}
      />
    </>
  );
}

const billLines = [
  'doctors',
  'theatre',
  'tests',
  'medicines',
  'implants',
  'consumables',
  'nonPayables',
  'ambulance',
  'before',
  'after',
] as const;
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
          times(t('years.cost.cover'), cost.cover),
          ...cost.tiers.map((tier) => times(t('years.cost.tier', { tier: String(tier.tier) }), tier)),
        ]}
      />
      <p>
        {t('years.cost.ages', {
          ages: cost.by_age
            .map(({ age, factor }) => t('years.cost.age', { age, factor: String(factor) }))
            .join(', '),
          source: sourceText(t, method, cost.by_age[0]?.source ?? ''),
        })}
      </p>
      <p>{t('years.cost.reason', { mean: formatRupees(rupees(cost.mean_2018.amount)) })}</p>
      <p>
        {t('years.cost.spread', {
          sigma: String(cost.sigma.value),
          percent: String(cost.rare.percent),
          from: formatRupees(rupees(cost.rare.from)),
          to: formatRupees(rupees(cost.rare.to)),
          mean: formatRupees(rupees(cost.rare.mean)),
          source: sourceText(t, method, cost.sigma.source),
          rare: sourceText(t, method, cost.rare.source),
        })}
      </p>
      <p>
        {t('years.cost.bill', {
          bed: String(bills.bed.percent),
          icu: String(bills.icu.percent),
          below: formatRupees(rupees(bills.day_care_below.amount)),
          source: sourceText(t, method, bills.bed.source),
        })}
      </p>
      <Wards method={method} />
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

/** What rooms cost a day, and how the rest of a bill divides. */
function Wards({ method }: MethodProps) {
  const t = useText();
  const { wards, lines } = method.bills;
  const amount = (value: number) => formatRupees(rupees(value));
  return (
    <>
      <Table
        caption={t('years.ward.title')}
        columns={[
          { id: 'place', head: t('years.ward.place') },
          { id: 'room', head: t('years.ward.room'), number: true },
          { id: 'nursing', head: t('years.ward.nursing'), number: true },
          { id: 'icu', head: t('years.ward.icu'), number: true },
        ]}
        rows={wards.map(({ tier, room, nursing, icu }) => ({
          id: String(tier),
          cells: [t('years.ward.tier', { tier: String(tier) }), amount(room), amount(nursing), amount(icu)],
        }))}
      />
      <Lines
        lines={lines.map(({ work, parts }) =>
          t('years.ward.lines', {
            work,
            parts: billLines
              .map((line) => t('years.ward.line', { line, percent: parts[line] ?? 0 }))
              .join(', '),
          }),
        )}
      />
    </>
  );
}
