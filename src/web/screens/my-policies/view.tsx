import type { ReactNode } from 'react';
import type { WirePurchase } from '#contract/purchase/purchases.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Elsewhere } from '#web/proposal-parts/bought/elsewhere.tsx';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { RenewalEntry } from '#web/proposal-parts/bought/renewal-entry.tsx';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Link } from '#web/ui/link.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { myPoliciesPage } from './page.ts';

/** How what was bought elsewhere opens here: by a link, and a code. */
function FromElsewhere() {
  const t = useText();
  return (
    <section className="stack-2">
      <h2>{t('mine.elsewhere')}</h2>
      <p>{t('mine.elsewhere.1')}</p>
      <p>{t('mine.elsewhere.2')}</p>
      <p>
        {t('mine.elsewhere.gone')} <Link href={paths.help()}>{t('mine.elsewhere.help')}</Link>
      </p>
    </section>
  );
}

/** All that was bought in this browser, each with how it stands and the way to it. */
export function Screen(): ReactNode {
  const t = useText();
  const { hasCodes } = useSite();
  const { purchases } = useLoaded(myPoliciesPage);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('nav.mine')}</h1>
        {purchases.length > 0 && <p className="lede">{t(hasCodes ? 'mine.lede' : 'mine.lede.here')}</p>}
      </div>
      {purchases.length === 0 && (
        <Empty title={t('mine.none.title')} text={t('mine.none.text')}>
          <ButtonLink href={paths.chooseMember()}>{t('mine.none.button')}</ButtonLink>
        </Empty>
      )}
      {purchases.map((purchase) => (
        <Purchase key={purchase.proposalID} purchase={purchase} />
      ))}
      {hasCodes && <FromElsewhere />}
      <p>
        <a href={yourDataAddress}>{t('mine.data')}</a>
      </p>
    </div>
  );
}

/** What is known of it by now; before a policy is there, the number that the insurer knows it by. */
function useFacts(purchase: WirePurchase) {
  const t = useText();
  const dateText = useDateText();
  const hasEnded = useHasEnded(purchase.cover_until);
  const { policy_number: policy, cover_from: from, cover_until: until, free_look: freeLook } = purchase;
  const { insurer_title: insurer, decision_by: decision } = purchase;
  const isDue = purchase.renewal?.stands !== 'renewed' && purchase.renewal?.stands !== 'over';
  const renewBy = hasEnded ? (purchase.renewal?.until ?? null) : until;
  const row = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);
  return [
    ...row(t('outcome.policy-number'), policy),
    ...row(t('mine.proposal'), policy === null ? purchase.proposal_number : null),
    ...row(t('mine.insured'), purchase.members.join(', ')),
    ...row(
      t('mine.period'),
      from && until && t('mine.period.text', { from: dateText(from), until: dateText(until) }),
    ),
    ...row(
      t('mine.free-look'),
      freeLook &&
        t('mine.free-look.left', { date: dateText(freeLook.until), days: freeLook.days_left, insurer }),
    ),
    ...row(t('mine.renew'), isDue ? renewBy && dateText(renewBy) : null),
    ...row(t('mine.amount'), policy === null ? moneyText(purchase.amount) : null),
    ...row(t('mine.decision'), decision && dateText(decision)),
  ];
}

function Purchase({ purchase }: { readonly purchase: WirePurchase }) {
  const t = useText();
  const { proposalID, outcome, product_title: plan, insurer_title: insurer } = purchase;
  const isIssued = outcome === 'issued';
  const hasEnded = useHasEnded(purchase.cover_until);
  const state = purchase.renewal?.stands;
  // Where there is something to renew, that is the main thing.
  const isFirst = isIssued && (state === 'too-early' || state === 'renewed');
  const facts = useFacts(purchase);
  return (
    <Card as="section" label={plan} className="stack-3">
      <Badge tone={isIssued && !hasEnded ? 'good' : 'line'}>
        {t(hasEnded ? 'mine.state.ended' : `mine.state.${outcome}`)}
      </Badge>
      <div>
        <h2>{plan}</h2>
        <p className="muted">{insurer}</p>
      </div>
      <PaperBlocks blocks={[{ kind: 'facts', facts }]} heading={plan} />
      <RenewalEntry proposalID={proposalID} renewal={purchase.renewal} />
      <ButtonLink href={paths.proposal(proposalID, pageToGoOn(purchase))} kind={isFirst ? 'main' : 'line'}>
        {t(isIssued ? (hasEnded ? 'renew.policy' : 'mine.open') : 'mine.go-on')}
      </ButtonLink>
      <Elsewhere proposalID={proposalID} />
    </Card>
  );
}
