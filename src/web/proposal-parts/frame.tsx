import { type ReactNode, useEffect } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { clearStoredQuote } from '#web/browser/storage/draft.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import type { ProposalScreen } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { Elsewhere } from './bought/elsewhere.tsx';
import css from './frame.module.css';
import { useMemberNames } from './people-names.ts';
import { NewPrice } from './price/price-change.tsx';
import { FoldedLedger, PriceLedger } from './price/price-ledger.tsx';
import { stepPlace } from './step-list.ts';

type FrameProps = {
  readonly proposal: WireProposal;
  readonly page: ProposalScreen;
  readonly title: string;
  readonly lede?: ReactNode;
  /** The answers need correcting. */
  readonly failed?: boolean;
  /** Back leads to the review, from where the buyer came. */
  readonly isFromReview?: boolean;
  readonly children: Elements;
};

/** What every page of a proposal has around it: the steps, its heading, and the price with its history. */
export function ProposalFrame({
  proposal,
  page,
  title,
  lede,
  failed = false,
  isFromReview = false,
  children,
}: FrameProps) {
  const t = useText();
  const nameOf = useMemberNames(proposal.members);
  const place = stepPlace(t, page, proposal, isFromReview);
  const { planData, price, members, riders } = proposal;
  // The terms page itself says which riders its insurer wants named there.
  const riderTitles = page === 't-and-c' ? [] : riders.map((rider) => rider.title);
  const facts = { planData, price, people: members.length, riders: riderTitles, nameOf };
  useTitle(title, { failed });
  // Specification section 4: a proposal that is read clears the stored quote.
  useEffect(clearStoredQuote, []);
  return (
    <div className={css.tri}>
      <div className={`only-wide ${css.stick}`}>
        <Steps label={t('proposal.steps')} steps={place.steps} />
      </div>
      <div className="stack-5">
        <div>
          <div className="only-phone">
            <ol className={css.strokes} aria-hidden="true">
              {place.steps.map(({ id }, at) => (
                <li key={id} className={at < place.now ? css.on : undefined} />
              ))}
            </ol>
          </div>
          <div className={css.place}>
            {place.back !== undefined && <BackLink href={place.back} />}
            <div className="only-phone">
              <Disclosure
                summary={t('proposal.steps.next', {
                  now: place.now,
                  of: place.steps.length,
                  next: place.next,
                })}
              >
                <Steps label={t('proposal.steps')} steps={place.steps} />
              </Disclosure>
            </div>
          </div>
          <h1>{title}</h1>
          {lede && <p className="lede mt-2">{lede}</p>}
        </div>
        <div className="only-phone">
          <FoldedLedger {...facts} />
        </div>
        <NewPrice proposalID={proposal.proposalID} price={price} nameOf={nameOf} />
        {children}
        <Elsewhere proposalID={proposal.proposalID} />
      </div>
      <aside className={`only-wide ${css.stick}`} aria-label={t('ledger.title')}>
        <PriceLedger {...facts} />
      </aside>
    </div>
  );
}
