import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Tour } from '#web/plan-parts/tour.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { loadOrder } from './load.ts';
import { type Checklist, useChecklist } from './model.ts';
import { OrderCard } from './parts/order-card.tsx';
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

function PhoneDock({ list }: ListProps) {
  const t = useText();
  const { order, moves, pressed, isWaiting, listHref } = list;
  const [first, second, third] = order.plans.map(({ short }) => short);
  return (
    <div className="only-phone">
      <Dock>
        <div className={`row ${css.dock}`}>
          <p aria-hidden="true">
            {first && second && third && <b>{t('check.top', { first, second, third })}</b>}
            <span className="small muted">
              {pressed && !isWaiting && ` ${t('check.changed', { count: moves.length })}`}
            </span>
          </p>
          <ButtonLink href={listHref}>{t('check.go')}</ButtonLink>
        </div>
      </Dock>
    </div>
  );
}

/** What matters, by plain questions, and the order that comes of it. */
export function Screen(): ReactNode {
  const t = useText();
  const list = useChecklist();
  const { order, count, listHref } = list;
  if (order.plans.length === 0) return <Nothing list={list} />;
  return (
    <div className="stack">
      <BackLink href={listHref} label={t('check.back', { count: order.plans.length })} />
      <PageHead title={t('check.page')} lede={t('check.lede')} />
      <div className={css.notice}>
        <Notice tone="brand" lead={t('check.answered', { answered: count, all: order.items.length })}>
          {t('check.ring')}
        </Notice>
      </div>
      <Tour
        name="checklist"
        title="check.tour.title"
        steps={['check.tour.1', 'check.tour.2', 'check.tour.3']}
        opener="check.tour.open"
        close="check.tour.close"
      />
      <div className={css.columns}>
        <section aria-label={t('check.form')}>
          <Questions list={list} />
          <div className="row only-wide mt-5">
            <ButtonLink href={listHref}>{t('check.go')}</ButtonLink>
          </div>
        </section>
        <aside className="side__stick" aria-label={t('check.order.label')}>
          <OrderCard list={list} />
        </aside>
      </div>
      <PhoneDock list={list} />
    </div>
  );
}
