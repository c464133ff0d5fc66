import type { ReactNode } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { paths } from '#web/paths.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useText } from '#web/platform/text.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { InsurerMark } from './insurer-mark.tsx';
import { NeverBetter } from './never-better.tsx';
import css from './plan-card.module.css';
import { type FactsFor, planFacts } from './plan-facts.ts';
import { PlanPrice } from './plan-price.tsx';
import { PlanScore } from './plan-score.tsx';

function RecommendedFlag(): ReactNode {
  const t = useText();
  return (
    <p className={css.flag}>
      <Icon name="mark" size={20} />
      {t('plan.recommended')}
      <Link href={paths.method('how-scores-work')}>{t('plan.recommended.why')}</Link>
    </p>
  );
}

type StripsProps = { readonly plan: WirePlan };

/** What must not be missed before the score: a plan that is never better, a plan that is not sold online. */
function Strips({ plan }: StripsProps): ReactNode {
  const t = useText();
  const { never_better: better } = plan;
  return (
    <>
      {better && (
        <div className={css.strip}>
          <NeverBetter better={better} />
        </div>
      )}
      {plan.offline_type && (
        <div className={css.strip}>
          <Notice icon="branch" lead={t('plan.offline.lead')}>
            {t(`plan.offline.text.${plan.offline_type}`, { insurer: plan.insurer_title })}
          </Notice>
        </div>
      )}
    </>
  );
}

export type PlanCardProps = {
  /** Of the heading, to come back to. */
  readonly id: string;
  readonly plan: WirePlan;
  readonly covered: FactsFor;
  /** The try under way while a live price is asked for. */
  readonly tries: number;
  readonly href: string;
  /** Where a plan that is not sold online is bought. */
  readonly offlineHref: string;
  /** The one the buyer has come back from. */
  readonly lastOpened: boolean;
};

/** One plan of a list: insurer, name and premium; the facts; what must not be missed; the score; the way on. */
export function PlanCard({
  id,
  plan,
  covered,
  tries,
  href,
  offlineHref,
  lastOpened,
}: PlanCardProps): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const isOffline = plan.sale === 'offline';
  const title = plan.product_title;
  return (
    <article
      className={classes(css.plan, plan.recommended && css.recommended, isOffline && css.subdued)}
      aria-labelledby={id}
    >
      {plan.recommended && <RecommendedFlag />}
      <div className={css.head}>
        <InsurerMark mark={plan.insurer_mark} title={plan.insurer_title} />
        <div>
          <p className={css.by}>{plan.insurer_title}</p>
          <h2 className={css.name} id={id}>
            <Link href={href} preload>
              {title}
            </Link>
          </h2>
          {lastOpened && <Badge tone="line">{t('plan.last-opened')}</Badge>}
        </div>
        <div className={css.price}>
          <PlanPrice plan={plan} people={covered.people} tries={tries} beside />
        </div>
      </div>
      <Facts facts={planFacts({ t, dateText }, plan, covered)} />
      <Strips plan={plan} />
      <PlanScore plan={plan}>
        <ButtonLink href={href} kind={isOffline ? 'line' : 'main'}>
          {t('plan.see')} <span className="sr">{title}</span>
        </ButtonLink>
        {isOffline && (
          <ButtonLink href={offlineHref} kind="line">
            {t('plan.buy-offline')} <span className="sr">{title}</span>
          </ButtonLink>
        )}
      </PlanScore>
    </article>
  );
}
