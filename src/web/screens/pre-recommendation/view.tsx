import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Tour } from '#web/plan-parts/tour.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { loadOrder } from './load.ts';
import { type Checklist, useChecklist } from './model.ts';
import { FourQuestions } from './parts/four-questions.tsx';
import { NowPlans, sumNow } from './parts/now-plans.tsx';
import { Questions } from './parts/questions.tsx';
import css from './view.module.css';

/** What the page loads. */
export const load = loadOrder;

type ListProps = { readonly list: Checklist };

function Nothing({ list }: ListProps) {
  const t = useText();
  return (
    <div className="stack-5">
      <h1>{t('check.page')}</h1>
      <Empty title={t('check.empty.title')} text={t('check.empty.text')}>
        <ButtonLink href={list.listHref}>{t('check.empty.see')}</ButtonLink>
      </Empty>
    </div>
  );
}

/** The sum in sight, whichever question is read. */
function PhoneDock({ list }: ListProps) {
  const t = useText();
  const { count, premium } = sumNow(list);
  return (
    <div className="only-phone">
      <Dock>
        <p className={css.sum}>
          <b>{premium}</b>
          <small>{t('check.now.bar', { count })}</small>
        </p>
        <ButtonLink href={list.listHref}>{t('check.go')}</ButtonLink>
      </Dock>
    </div>
  );
}

function FeatureFold({ list }: ListProps) {
  const t = useText();
  return (
    <Disclosure summary={t('check.wishes')}>
      <div className="stack">
        <p className="small">
          <b>{t('check.answered', { answered: list.count, all: list.order.items.length })}</b>{' '}
          <span>{t('check.ring')}</span>
        </p>
        <Questions list={list} />
      </div>
    </Disclosure>
  );
}

/** What matters, by four questions and then feature by feature, and the plans that come of it. */
export function Screen(): ReactNode {
  const t = useText();
  const list = useChecklist();
  const { order, four, listHref } = list;
  if (four.now.length === 0) return <Nothing list={list} />;
  return (
    <div className="stack">
      <BackLink href={listHref} label={t('check.back', { count: order.plans.length })} />
      <PageHead title={t('check.page')} lede={t('check.lede')} />
      <div className={css.columns}>
        <section aria-label={t('check.form')} className={css.form}>
          <FourQuestions list={list} />
          <FeatureFold list={list} />
          <Tour
            name="checklist"
            title="check.tour.title"
            steps={['check.tour.1', 'check.tour.2']}
            opener="check.tour.open"
            close="check.tour.close"
          />
        </section>
        <aside className="side__stick" aria-label={t('check.side')}>
          <NowPlans list={list} />
          <div className="row only-wide mt-5">
            <ButtonLink href={listHref}>{t('check.go')}</ButtonLink>
          </div>
        </aside>
      </div>
      <PhoneDock list={list} />
    </div>
  );
}
