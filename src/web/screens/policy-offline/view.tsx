import { lazy, type ReactNode, Suspense } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDraft, useDraftReady, useHealth } from '#web/browser/storage/draft.ts';
import { useText } from '#web/browser/text.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { useTitle } from '#web/page/title.ts';
import { useLoaded, useParamsOf, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { unbroken } from '#web/ui/phone-link.tsx';
import type { OfflinePlan } from './load.ts';
import { policyOfflinePage } from './page.ts';
import css from './view.module.css';

/** Few need it, and nobody who asks for one plan. */
const OfflineRights = lazy(async () => {
  const code = await loadChunk('offline/rights', () => import('./parts/offline-rights.tsx'));
  return { default: code.OfflineRights };
});

/** Which plan, whose, for how much and at what price: to be told to the adviser. */
function ExtraHeaders({ plan }: { readonly plan: OfflinePlan }) {
  const t = useText();
  const { title, insurer, cover, premium } = plan;
  const price = premium === null ? t('offline.plan.unpriced') : formatRupees(rupees(premium));
  return (
    <section>
      <h2 className={css.title} lang="en">
        {title}
      </h2>
      <p className="muted" lang="en">
        {insurer}
      </p>
      <Facts
        facts={[
          { label: t('offline.plan.cover'), value: coverText(t, cover) },
          { label: t('offline.plan.premium'), value: price },
        ]}
      />
    </section>
  );
}

/** What happens next when something cannot be bought online, by whom and when; the quote is kept. */
export function Screen(): ReactNode {
  const t = useText();
  const { type, plan, desk, back, reference, isIll } = useOffline();
  // Without a plan it is not known that any insurer takes these people, on paper or otherwise.
  const kind = plan === undefined && type === 'offline' ? 'none' : type;
  const title = t(`offline.title.${kind}`);
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <BackLink href={back ?? paths.familyDetail()} />
      <PageHead title={title} lede={t(`offline.why.${kind}`)} />
      {plan && <ExtraHeaders plan={plan} />}
      {plan === undefined && isIll && (
        <Suspense>
          <OfflineRights />
        </Suspense>
      )}
      <section>
        <h2 className={css.title}>{t('offline.next')}</h2>
        <ol className={css.next}>
          <li>
            <h3>{t('offline.next.1.title')}</h3>
            <p>{t('offline.next.1', { phone: unbroken(desk.phone), hours: desk.hours })}</p>
            {reference !== undefined && <p>{t('offline.next.1.reference', { reference })}</p>}
            <p>
              <Link href={paths.help({ about: reference })}>{t('offline.call-me')}</Link>
            </p>
            {desk.is_sandbox && <p className="small muted">{t('offline.phone.demo')}</p>}
          </li>
          {([2, 3] as const).map((step) => (
            <li key={step}>
              <h3>{t(`offline.next.${step}.title`)}</h3>
              <p>{t(`offline.next.${step}`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="row">
        {back !== undefined && <ButtonLink href={back}>{t('offline.back')}</ButtonLink>}
        <ButtonLink kind="line" href={paths.chooseMember()}>
          {t('offline.start')}
        </ButtonLink>
      </div>
    </div>
  );
}

function useOffline() {
  const { type } = useParamsOf(policyOfflinePage);
  const { quoteID: requestedTopic } = useSearchOf(policyOfflinePage);
  const draft = useDraft();
  const { quote } = draft;
  const isKnown = quote !== undefined && (requestedTopic === undefined || requestedTopic === quote.id);
  const id = requestedTopic ?? quote?.id;
  const { plan, help, list } = useLoaded(policyOfflinePage);
  const { anyone } = useHealth();
  const isReady = useDraftReady();
  const listHref = list?.quoteId === id ? list?.href : undefined;
  return {
    type,
    plan,
    /** This tab was told of an illness. */
    isIll: isReady && anyone === 'yes',
    desk: help,
    /** To the plans of the quote the visitor came from; undefined when there is none. */
    back: id === undefined ? undefined : (listHref ?? paths.splitPlans(id)),
    /** The human-facing number of that quote, where this device knows it. */
    reference: isKnown ? quote.crn : undefined,
  };
}
