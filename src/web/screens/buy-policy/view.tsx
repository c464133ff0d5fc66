import type { ReactNode } from 'react';
import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Route } from '#domain/purchase/processing-status.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { RiderRows } from '#web/plan-parts/choice/rider-rows.tsx';
import { TermRows } from '#web/plan-parts/choice/term-rows.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { useMemberLine, useMemberList } from '#web/proposal-parts/people-names.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import { buyPolicyPage } from './page.ts';
import { TakenOver } from './taken-over.tsx';
import { type ChangeNotice, useChoice } from './use-choice.ts';
import css from './view.module.css';

type PartProps = { readonly proposal: WireProposal };

function PlanCard({ proposal: { planData, members } }: PartProps) {
  const t = useText();
  const people = useMemberLine(members);
  const rows: readonly (readonly [MessageId, string])[] = [
    ['buy.insurer', planData.insurerTitle],
    ['buy.cover', coverText(t, planData.sumAssured)],
    ...(planData.deductible === null
      ? []
      : ([['buy.deductible', formatRupees(rupees(planData.deductible))]] as const)),
    ['buy.people', people],
    ['buy.term', t('buy.term.years', { count: planData.policyTerm })],
    ['buy.hospitals', planData.networkHospitals.toLocaleString('en-IN')],
  ];
  return (
    <Card as="section" className="stack-3" label={planData.productTitle}>
      <h2>{planData.productTitle}</h2>
      <dl className={css.facts}>
        {rows.map(([id, value]) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const payWords = {
  'straight-through': 'buy.next.pay',
  medical: 'buy.next.pay.medical',
  porting: 'port.next.pay',
} as const satisfies Record<Route, MessageId>;

const policyWords = {
  'straight-through': 'buy.next.policy',
  medical: 'buy.next.policy.medical',
  porting: 'port.next.policy',
} as const satisfies Record<Route, MessageId>;

function NextSteps({ proposal: { route } }: PartProps) {
  const t = useText();
  const rows: readonly (readonly [lead: MessageId, text: MessageId])[] = [
    ['buy.next.forms.lead', 'buy.next.forms'],
    ['buy.next.review.lead', 'buy.next.review'],
    ['proposal.step.kyc', 'buy.next.kyc'],
    ['buy.next.pay.lead', payWords[route]],
    ['buy.next.policy.lead', policyWords[route]],
  ];
  return (
    <section className="stack-3">
      <h2>{t('buy.next')}</h2>
      <ol className={css.next}>
        {rows.map(([lead, text]) => (
          <li key={lead}>
            <b>{t(lead)}</b>
            <span className="muted">{t(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is bought, at which price, and what happens from here to the policy. */
export function Screen(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { proposal } = useLoaded(buyPolicyPage);
  const people = useMemberList(proposal.members);
  const { planData, price, proposalID, completed } = proposal;
  const isNew = completed.length < 2;
  const next = isNew ? 'proposer-detail' : pageToGoOn(proposal);
  return (
    <ProposalFrame
      proposal={proposal}
      page="buy-policy"
      title={t('buy.title', { plan: planData.productTitle })}
      lede={t('buy.lede', { cover: boughtCover(t, planData), people })}
    >
      <PlanCard proposal={proposal} />
      <LengthAndRiders />
      <TakenOver proposal={proposal} />
      <NextSteps proposal={proposal} />
      <Notice tone="brand" lead={t('buy.free')}>
        {t('buy.free.text', { date: dateText(price.holds_until) })}
      </Notice>
      <Dock>
        <p className="only-phone small">
          {t('ledger.to-pay')} <b>{formatRupees(rupees(price.total))}</b>
        </p>
        <ButtonLink href={paths.proposal(proposalID, next)} preload>
          {t(isNew ? 'buy.start' : proposal.taken_over ? 'buy.go-on.taken' : 'buy.go-on')}
        </ButtonLink>
      </Dock>
    </ProposalFrame>
  );
}

const money = (amount: number) => formatRupees(rupees(amount));

function useEffectText(): (rider: WireRiderOffer) => string | undefined {
  const t = useText();
  return ({ effect }) =>
    effect?.kind === 'pre-existing-wait' && effect.months !== undefined
      ? t('buy.choice.wait', { months: effect.months })
      : undefined;
}

function Changed({ total, change, out }: ChangeNotice & { readonly kind: 'changed' }) {
  const t = useText();
  const direction = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <Notice tone="brand">
      {out.length > 0 && <p>{t('riders.taken-out', { names: out.join(', ') })}</p>}
      <p>
        <RichText id="buy.choice.now" values={{ amount: money(total) }} />
        <span>{` ${t(`buy.choice.${direction}`, { amount: money(Math.abs(change)) })}`}</span>
      </p>
    </Notice>
  );
}

/** Read out: what the last press came to. */
function Answer({ notice, isBusy }: { readonly notice: ChangeNotice | undefined; readonly isBusy: boolean }) {
  const t = useText();
  return (
    <div role="status">
      {notice?.kind === 'asking' ? (
        <p className="small">{t('buy.choice.asking')}</p>
      ) : (
        isBusy && <p className="small muted">{t('buy.choice.busy')}</p>
      )}
      {notice?.kind === 'changed' && <Changed {...notice} />}
      {notice?.kind === 'failed' && (
        <Notice tone="care" lead={t('riders.failed')}>
          {notice.message ?? t('riders.failed.text')}
        </Notice>
      )}
    </div>
  );
}

/** How long, and what beside the plan: only riders that its card named are ticked, and each press is in the price at once. */
function LengthAndRiders() {
  const t = useText();
  const { ids, years, isBusy, notice, chooseRider, chooseTerm } = useChoice(useLoaded(buyPolicyPage));
  const effectOf = useEffectText();
  const { riders } = useLoaded(buyPolicyPage);
  const hasOneOption = riders.discounts.length < 2 && riders.riders.length === 0;
  if (!riders.may_change || hasOneOption) return null;
  return (
    <section aria-labelledby="choice">
      <h2 id="choice">{t('buy.choice')}</h2>
      <p className="small muted">{t('term.lede')}</p>
      <TermRows offers={riders.discounts} years={years} choose={chooseTerm} isPricing={isBusy} />
      {riders.riders.length > 0 && (
        <RiderRows offers={riders.riders} ids={ids} choose={chooseRider} effectOf={effectOf} mayAsk />
      )}
      <Answer notice={notice} isBusy={isBusy} />
    </section>
  );
}
