import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { keyOfServerId } from '#domain/person/member-key.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { RenewalEntry } from '#web/proposal-parts/bought/renewal-entry.tsx';
import pageCss from '#web/proposal-parts/outcome/policy-page.module.css';
import { PortedCard } from '#web/proposal-parts/ported/ported-card.tsx';
import type { LoadedOutcome } from '#web/proposal-parts/purchase-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';
import { transactionSuccessPage } from '../page.ts';
import inHospitalCss from './in-hospital.module.css';
import { ClaimLinks } from './policy/claim-links.tsx';
import { FiveFacts } from './policy/five-facts.tsx';
import { HospitalHelp, HospitalLink } from './policy/hospital.tsx';
import { Papers } from './policy/papers.tsx';
import { Payment } from './policy/payment.tsx';
import { People } from './policy/people.tsx';
import { RenewBy } from './renew-by.tsx';
import { WhatNext } from './what-next.tsx';

type IssuedProps = LoadedOutcome;

/** A policy below its deed: whom it covers, on which terms, its papers, what comes when, and what to do in hospital. */
export function Part() {
  const t = useText();
  const { proposalID, after } = useLoaded(transactionSuccessPage);
  const hasEnded = useHasEnded(after.cover_until, after.cover_from);
  const { in_hospital: inHospital, policy } = after;
  const { hasCodes } = useSite();
  return (
    <>
      <div className={classes(pageCss.main, 'stack-6')}>
        {!hasEnded && <HospitalLink />}
        <RenewalEntry proposalID={proposalID} renewal={after.next_renewal} />
        <BuyNext after={after} />
        {policy && <People proposalID={proposalID} members={after.members} policy={policy} />}
        {policy && <FiveFacts after={after} policy={policy} />}
        <Papers proposalID={proposalID} after={after} />
        {!hasEnded && <WhatNext proposalID={proposalID} after={after} />}
        {!hasEnded && <PortedCard ported={after.ported} />}
        <RenewBy after={after} />
      </div>
      <aside className={classes(pageCss.aside, 'stack-5')} aria-label={t('policy.aside')}>
        {hasEnded ? (
          <InsurerLine proposalID={proposalID} after={after} />
        ) : (
          <HospitalHelp proposalID={proposalID} after={after} />
        )}
        <Payment after={after} />
        {policy?.is_holder && hasCodes && (
          <p>
            <Link className="tap" href={paths.changePolicy(proposalID)}>
              {t('policy.change')}
            </Link>
          </p>
        )}
        {policy?.is_holder && hasCodes && (
          <p className="small">
            <Link className="tap" href={paths.endPolicy(proposalID)}>
              {t('policy.end')}
            </Link>
          </p>
        )}
      </aside>
      {inHospital && !hasEnded && <InHospital inHospital={inHospital} />}
    </>
  );
}

/** The other half of a split quote, while nobody there is covered yet. */
function BuyNext({ after: { purchaseNext, quoteID } }: Pick<IssuedProps, 'after'>) {
  const t = useText();
  const words = usePeople();
  if (!purchaseNext) return null;
  const keys = purchaseNext.members.flatMap((id) => keyOfServerId(id) ?? []);
  const people = words.list(keys, keys);
  return (
    <Notice tone="brand" icon="mark" lead={t('policy.more.lead', { people })}>
      <p>{t('policy.more.parents')}</p>
      <p>
        <ButtonLink href={paths.results(purchaseNext.block, quoteID)}>
          {t('policy.more.button', { people })}
        </ButtonLink>
      </p>
    </Notice>
  );
}

/** Claims of the days that were covered are still settled. */
function InsurerLine({ proposalID, after: { in_hospital: inHospital, planData } }: IssuedProps) {
  const t = useText();
  const phone = inHospital?.phone ?? planData.insurerPhone;
  return (
    <>
      <PhoneLink phone={phone} kind="line">
        {t('policy.hospital.call', { phone: unbroken(phone) })}
      </PhoneLink>
      <ClaimLinks proposalID={proposalID} />
    </>
  );
}

type InHospitalProps = { readonly inHospital: NonNullable<WirePostPayment['in_hospital']> };

/** What to do in hospital, as its paper says it. */
function InHospital({ inHospital: { steps } }: InHospitalProps) {
  const t = useText();
  return (
    <section className={pageCss.below}>
      <h2>{t('policy.cashless')}</h2>
      <div className={inHospitalCss.ways}>
        {steps.map(({ heading, blocks }) => (
          <section key={heading} className="stack-2">
            <h3>{heading}</h3>
            <PaperBlocks blocks={blocks} heading={heading} />
          </section>
        ))}
      </div>
    </section>
  );
}
