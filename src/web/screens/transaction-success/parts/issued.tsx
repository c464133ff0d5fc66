import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { keyOfServerId } from '#domain/person/member-key.ts';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { Elsewhere } from '#web/proposal-parts/bought/elsewhere.tsx';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { RenewalEntry } from '#web/proposal-parts/bought/renewal-entry.tsx';
import { PortedCard } from '#web/proposal-parts/ported/ported-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';
import inHospitalCss from './in-hospital.module.css';
import { Deed, useDeedHead } from './policy/deed.tsx';
import { FiveFacts } from './policy/five-facts.tsx';
import { HospitalHelp, HospitalLink } from './policy/hospital.tsx';
import { Papers } from './policy/papers.tsx';
import { Payment } from './policy/payment.tsx';
import { People } from './policy/people.tsx';
import { RenewBy } from './renew-by.tsx';
import { WhatNext } from './what-next.tsx';

type IssuedProps = { readonly proposalID: string; readonly after: WirePostPayment };

/** The other half of a split quote, while nobody there is covered yet. */
function BuyNext({ after: { purchaseNext, quoteID } }: Pick<IssuedProps, 'after'>) {
  const t = useText();
  const words = usePeople();
  if (!purchaseNext) return null;
  const keys = purchaseNext.members.flatMap((id) => keyOfServerId(id) ?? []);
  const people = words.list(keys, keys);
  return (
    <Notice tone="brand" icon="mark" lead={t('outcome.more.lead', { people })}>
      <p>{t('outcome.more.parents')}</p>
      <p>
        <ButtonLink href={paths.results(purchaseNext.block, quoteID)}>
          {t('outcome.more.button', { people })}
        </ButtonLink>
      </p>
    </Notice>
  );
}

/** The policy exists: what it covers today, whom, on which terms, its papers, and what comes when. */
export function Issued({ proposalID, after }: IssuedProps) {
  const { title } = useDeedHead(after);
  const hasEnded = useHasEnded(after.cover_until);
  useTitle(title);
  const t = useText();
  const { in_hospital: inHospital, policy } = after;
  return (
    <div className="stack-6">
      <p>
        <Link className="tap" href={paths.myPolicies()}>
          {t('nav.mine')}
        </Link>
      </p>
      <div className="side">
        <div className="stack-6">
          <Deed after={after} />
          {!hasEnded && <HospitalLink />}
          <RenewalEntry proposalID={proposalID} renewal={after.next_renewal} />
          <BuyNext after={after} />
          {policy && <People members={after.members} policy={policy} />}
          {policy && <FiveFacts after={after} policy={policy} />}
          <Papers proposalID={proposalID} after={after} />
          {!hasEnded && <WhatNext proposalID={proposalID} after={after} />}
          {!hasEnded && <PortedCard ported={after.ported} />}
          <RenewBy after={after} />
        </div>
        <aside className="stack-5" aria-label={t('policy.aside')}>
          {hasEnded ? <InsurerLine after={after} /> : <HospitalHelp after={after} />}
          <Payment after={after} />
          <Elsewhere proposalID={proposalID} />
        </aside>
      </div>
      {inHospital && !hasEnded && <InHospital inHospital={inHospital} />}
    </div>
  );
}

/** Claims of the days that were covered are still settled. */
function InsurerLine({ after: { in_hospital: inHospital, planData } }: Pick<IssuedProps, 'after'>) {
  const t = useText();
  const phone = inHospital?.phone ?? planData.insurerPhone;
  return (
    <PhoneLink phone={phone} kind="line">
      {t('outcome.hospital.call', { phone: unbroken(phone) })}
    </PhoneLink>
  );
}

type InHospitalProps = { readonly inHospital: NonNullable<WirePostPayment['in_hospital']> };

/** What to do in hospital, as its paper says it. */
function InHospital({ inHospital: { steps } }: InHospitalProps) {
  const t = useText();
  return (
    <section>
      <h2>{t('outcome.cashless')}</h2>
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
