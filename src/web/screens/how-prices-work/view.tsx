import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { howPricesWorkPage } from './page.ts';
import { Ranges } from './parts/ranges.tsx';
import { TaxTable } from './parts/tax-table.tsx';

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
    <Article page="how-prices-work" title={t('prices.title')} lede={t('prices.lede')} chapters={chapters} />
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
