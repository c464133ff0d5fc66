import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { keyOfServerId } from '#domain/person/member-key.ts';
import { useOnline } from '#web/browser/network/online.ts';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { RenewalEntry } from '#web/proposal-parts/bought/renewal-entry.tsx';
import { PortedCard } from '#web/proposal-parts/ported/ported-card.tsx';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Deed, useDeedHead } from './deed.tsx';
import inHospitalCss from './in-hospital.module.css';
import css from './issued.module.css';
import { WhatNext } from './what-next.tsx';

type IssuedProps = { readonly proposalID: string; readonly after: WirePostPayment };

const files = [
  { file: 'policy.pdf', name: 'outcome.schedule' },
  { file: 'information-sheet.pdf', name: 'outcome.sheet' },
  { file: 'card.pdf', name: 'outcome.card', isForHospital: true },
  { file: 'cashless.pdf', name: 'outcome.cashless.file', isForHospital: true },
  { file: 'receipt.pdf', name: 'outcome.receipt' },
] as const;

function Keep({ proposalID, after }: IssuedProps) {
  const t = useText();
  const hasEnded = useHasEnded(after.cover_until);
  const documents = files.filter((each) => !(hasEnded && 'isForHospital' in each));
  const isOnline = useOnline();
  return (
    <Card as="section" label={t('outcome.keep')}>
      <h2>{t('outcome.keep')}</h2>
      <ul className={css.files}>
        {documents.map(({ file, name }) => (
          <li key={file}>
            <a href={purchaseFileHref(proposalID, file)} download>
              <Icon name="down" />
              <b>{t(name)}</b>
              <span>{t('outcome.pdf')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p role="status">{!isOnline && t('outcome.keep.offline')}</p>
    </Card>
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

/** The policy exists: its number, what it says, what to keep and what comes when. */
export function Issued({ proposalID, after }: IssuedProps) {
  const t = useText();
  const { title } = useDeedHead(after);
  const hasEnded = useHasEnded(after.cover_until);
  useTitle(title);
  const { planData, in_hospital: inHospital } = after;
  const phone = inHospital?.phone ?? planData.insurerPhone;
  return (
    <div className="stack-6">
      <div className="side">
        <div className="stack-6">
          <Deed after={after} />
          <RenewalEntry proposalID={proposalID} renewal={after.next_renewal} />
          {!hasEnded && <WhatNext proposalID={proposalID} after={after} />}
          {!hasEnded && <PortedCard ported={after.ported} />}
        </div>
        <aside className="stack-5" aria-label={t('outcome.keep')}>
          <Keep proposalID={proposalID} after={after} />
          <BuyNext after={after} />
          <div className="stack-3">
            {!hasEnded && (
              <p className="small muted">
                <b className={css.ink}>{t('outcome.hospital.lead')}</b>{' '}
                <span>
                  {planData.deductible === null
                    ? t('outcome.hospital', { insurer: planData.insurerTitle })
                    : t('outcome.hospital.above', {
                        insurer: planData.insurerTitle,
                        deductible: moneyText(planData.deductible),
                      })}
                </span>
              </p>
            )}
            <PhoneLink phone={phone} kind="line">
              {t('outcome.hospital.call', { phone })}
            </PhoneLink>
          </div>
        </aside>
      </div>
      {inHospital && !hasEnded && <InHospital inHospital={inHospital} />}
    </div>
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
