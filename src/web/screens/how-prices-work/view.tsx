import type { ReactNode } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { parseIsoDate } from '#domain/date.ts';
import type { harmfulHabits } from '#domain/person/lifestyle.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Drawing } from '#web/reading/drawing.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MessageId } from '#words/areas.ts';
import { howPricesWorkPage } from './page.ts';

/** How a premium is made, from the rules and the catalogue. */
export function Screen(): ReactNode {
  const t = useText();
  const { pricing, rules, tax_rates: taxRates, insurers } = useLoaded(howPricesWorkPage);
  const products = insurers.reduce((sum, insurer) => sum + insurer.products.length, 0);
  const zones = { count: pricing.zone_priced, others: products - pricing.zone_priced };
  const live = {
    count: pricing.priced_live,
    tries: rules.live_tries,
    seconds: rules.live_pause_seconds,
  };
  const later = {
    years: rules.projected_years,
    to: rules.projected_to_age,
    percent: rules.rise_percent,
  };
  const chapters: readonly Chapter[] = [
    { id: 'steps', title: t('prices.steps.title'), body: <Steps /> },
    { id: 'ranges', title: t('prices.range.title'), body: <Ranges pricing={pricing} /> },
    { id: 'zones', title: t('prices.zones.title'), body: <p>{t('prices.zones.text', zones)}</p> },
    {
      id: 'ages',
      title: t('prices.ages.title'),
      body: <p>{t('prices.ages.text', { oldest: pricing.age_to })}</p>,
    },
    { id: 'live', title: t('prices.live.title'), body: <p>{t('prices.live.text', live)}</p> },
    { id: 'tax', title: t('prices.tax.title'), body: <TaxTable rates={taxRates} /> },
    { id: 'change', title: t('prices.change.title'), body: <Changes days={rules.price_holds_days} /> },
    { id: 'later', title: t('prices.later.title'), body: <p>{t('prices.later.text', later)}</p> },
  ];
  return (
    <Article page="how-prices-work" title={t('nav.prices')} lede={t('prices.lede')} chapters={chapters} />
  );
}

function Steps() {
  const t = useText();
  const steps = ['rate', 'loadings', 'people', 'riders', 'term', 'round', 'tax'] as const;
  return (
    <>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`prices.steps.${step}`)}</li>
        ))}
      </ol>
      <p>{t('prices.missing')}</p>
    </>
  );
}

function Changes({ days }: { readonly days: number }) {
  const t = useText();
  const lines = [
    t('prices.change.days', { days }),
    t('prices.change.birthday'),
    t('prices.change.answers'),
    t('prices.change.medical'),
    t('prices.change.extras'),
    t('prices.change.shown'),
  ];
  return <Lines lines={lines} />;
}

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

type Cause = { readonly id: string; readonly label: string; readonly range: Range; readonly adds: boolean };

function causesOf(t: Translate, pricing: Pricing): readonly Cause[] {
  const cause = (adds: boolean) => (id: string, label: string, range: Range) => ({ id, label, range, adds });
  const [added, off] = [cause(true), cause(false)];
  return [
    ...Object.entries(habits).map(([habit, label]) => {
      const loading = pricing.habit_loading.find((one) => one.habit === habit);
      return added(habit, t(label), loading?.percent ?? { from: 0, to: 0 });
    }),
    added('condition', t('prices.cause.condition'), pricing.condition_loading),
    added('most', t('prices.cause.most'), pricing.most_loading),
    ...pricing.floater_discount.map(({ people, percent }) =>
      off(`floater-${people}`, t('prices.cause.floater', { people }), percent),
    ),
    off('several', t('prices.cause.several'), pricing.several_individuals_discount),
    ...pricing.term_discount.map(({ years, percent }) =>
      off(`term-${years}`, t('prices.cause.term', { years }), percent),
    ),
  ];
}

/** Loadings to the right and discounts to the left of the rate, each as long as the most it is in any plan. */
function Ranges({ pricing }: { readonly pricing: Pricing }) {
  const t = useText();
  const causes = causesOf(t, pricing);
  const most = (adds: boolean) =>
    Math.max(0, ...causes.filter((one) => one.adds === adds).map(({ range }) => range.to));
  const [mostOff, mostAdded] = [most(false), most(true)];
  const percentText = ({ range, adds }: Cause) =>
    range.to === 0
      ? t('prices.range.none')
      : t(adds ? 'prices.added' : 'prices.off', { percent: rangeText(t, range) });
  return (
    <Drawing
      says={t('prices.drawn')}
      whole={mostOff + mostAdded}
      rows={causes.map((cause) => {
        const { to } = cause.range;
        const [less, more] = cause.adds ? [0, to] : [to, 0];
        return {
          id: cause.id,
          label: cause.label,
          value: percentText(cause),
          bars: [
            [
              { amount: mostOff - less, tone: 'gap' },
              { amount: less, tone: 'pays' },
              { amount: more, tone: 'owes' },
            ],
          ],
        };
      })}
      legend={[
        { tone: 'pays', text: t('prices.drawn.off') },
        { tone: 'owes', text: t('prices.drawn.added') },
      ]}
    />
  );
}

/** The tax by the day cover starts, the latest first. */
function TaxTable({ rates }: { readonly rates: CallAnswer<'getCatalogue'>['tax_rates'] }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <Table
      caption={t('prices.tax.table')}
      columns={[
        { id: 'from', head: t('prices.tax.from') },
        { id: 'percent', head: t('prices.tax.percent'), number: true },
      ]}
      rows={rates.toReversed().map(({ effective_from: from, percent }) => {
        const day = parseIsoDate(from);
        const words = percent === 0 ? t('prices.tax.nil') : t('prices.range.one', { from: percent });
        return { id: from, cells: [day ? dateText(day) : from, words] };
      })}
    />
  );
}
