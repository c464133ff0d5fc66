import type { ReactNode } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Route } from '#domain/purchase/processing-status.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
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
import { LengthAndRiders } from './choice.tsx';
import { buyPolicyPage } from './page.ts';
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
      <NextSteps proposal={proposal} />
      <Notice tone="brand" lead={t('buy.free')}>
        {t('buy.free.text', { date: dateText(price.holds_until) })}
      </Notice>
      <Dock>
        <p className="only-phone small">
          {t('ledger.to-pay')} <b>{formatRupees(rupees(price.total))}</b>
        </p>
        <ButtonLink href={paths.proposal(proposalID, next)} preload>
          {t(isNew ? 'buy.start' : 'buy.go-on')}
        </ButtonLink>
      </Dock>
    </ProposalFrame>
  );
}
