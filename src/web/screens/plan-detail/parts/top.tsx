import { useId } from 'react';
import { priceHoldsDays } from '#domain/proposal/expiry.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { planFacts } from '#web/plan-parts/facts/plan-facts.ts';
import { InsurerMark } from '#web/plan-parts/insurer-mark.tsx';
import { AllIn, NotRecommended } from '#web/plan-parts/judged.tsx';
import { Lacks } from '#web/plan-parts/lacks.tsx';
import { NeverBetter } from '#web/plan-parts/never-better.tsx';
import { Why } from '#web/plan-parts/why.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePlanModel } from '../model.ts';
import { PlanPrice } from '../price/plan-price.tsx';
import css from './top.module.css';
import { Verdict } from './verdict.tsx';

export function BackToList() {
  const t = useText();
  const { back } = usePlanModel();
  return (
    <BackLink
      href={back.href}
      label={back.count === undefined ? t('detail.back') : t('detail.back.count', { count: back.count })}
    />
  );
}

/** The premium with its day. */
export function TopPrice() {
  const t = useText();
  const dateText = useDateText();
  const { plan, covered, tries, shown, riders } = usePlanModel();
  return (
    <PlanPrice
      plan={plan}
      people={covered.people}
      tries={tries}
      isPricing={riders.state === 'busy'}
      dated={t('plan.price.of.valid', { date: dateText(shown.pricedOn), days: priceHoldsDays })}
    />
  );
}

type TopProps = {
  /** The price, on a phone. A desktop has it beside the page. */
  readonly children?: Elements;
};

/** Insurer, name, and the facts. */
export function Top({ children }: TopProps) {
  const t = useText();
  const dateText = useDateText();
  const { plan, covered } = usePlanModel();
  return (
    <>
      <div className={`row ${css.head}`}>
        <InsurerMark mark={plan.insurer_mark} title={plan.insurer_title} size="l" />
        <div>
          <p className="muted">{plan.insurer_title}</p>
          <h1>{plan.product_title}</h1>
        </div>
      </div>
      {plan.recommended && (
        <div className="mt-3">
          <Badge tone="best">{t('top.recommended', { cover: coverText(t, plan.sum_assured) })}</Badge>
          <WhyFlag />
        </div>
      )}
      <Verdict />
      <div className={`panel ${css.card}`}>
        {children && <div className={css.price}>{children}</div>}
        <Facts facts={planFacts({ t, dateText }, plan, covered)} />
        {children && plan.all_in && (
          <p className={css.all}>
            <AllIn total={plan.all_in.total} />
          </p>
        )}
      </div>
      {plan.unmet.length > 0 && (
        <div className="mt-4">
          <Lacks unmet={plan.unmet} />
        </div>
      )}
      {plan.not_recommended && (
        <div className="mt-4">
          <NotRecommended floor={plan.not_recommended} />
        </div>
      )}
      {plan.never_better && (
        <div className="mt-4">
          <NeverBetter better={plan.never_better} />
        </div>
      )}
      {plan.offline_type && (
        <div className="mt-4">
          <Notice icon="branch" lead={t('plan.offline.lead')}>
            {t(`plan.offline.text.${plan.offline_type}`, { insurer: plan.insurer_title })}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Why this plan is recommended, in place: beside the two that it is held against. */
function WhyFlag() {
  const t = useText();
  const id = useId();
  const { plan } = usePlanModel();
  const rivals = plan.content?.beside ?? [];
  if (rivals.length === 0) return null;
  return (
    <Disclosure summary={t('list.why', { title: plan.product_title })}>
      <Why
        id={id}
        best={{ ...plan, title: plan.product_title, all_in: plan.all_in?.total ?? null }}
        rivals={rivals.map(({ product_title: title, ...rival }) => ({ ...rival, title }))}
      />
    </Disclosure>
  );
}
