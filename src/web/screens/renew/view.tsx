import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { ToFreshPrice } from '#web/proposal-parts/to-fresh-price.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { MessageId } from '#words/areas.ts';
import { renewPage } from './page.ts';
import { Head } from './parts/head.tsx';
import { Offer } from './parts/offer.tsx';
import { ToInsurer } from './parts/to-insurer.tsx';

/** How a policy stands with its renewal, and the short way to a new one. */
export function Screen(): ReactNode {
  const renewal = useLoaded(renewPage);
  const { stands, offer } = renewal;
  if (stands === 'too-early') return <Early renewal={renewal} />;
  if (stands === 'renewed') return <Renewed renewal={renewal} />;
  if (stands === 'over') return <Over renewal={renewal} />;
  if (offer) return <Offer renewal={renewal} offer={offer} />;
  return <WithInsurer renewal={renewal} />;
}

/** Specification section 4, renewal expired: to the insurer, or to the prices of today. */
function Over({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.over.title')} renewal={renewal} />
      <div className="stack-3">
        <ToInsurer
          id={renewal.insurer_page === null ? 'renew.over.call' : 'renew.over.text'}
          renewal={renewal}
        />
        <p>{t('renew.over.why', { last: dateText(renewal.renew_until) })}</p>
      </div>
      <section className="stack-3">
        <h2>{t('renew.over.fresh')}</h2>
        <p>{t('renew.over.fresh.text')}</p>
        <ToFreshPrice proposalID={renewal.proposalID} />
      </section>
    </div>
  );
}

/** Nothing is to be done yet: from which day on, and a way not to forget it. */
function Early({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const dateText = useDateText();
  const { proposalID } = renewal;
  const date = dateText(renewal.renew_from);
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.early.title', { date })} renewal={renewal} />
      <p>{t('renew.early', { date, last: dateText(renewal.renew_until) })}</p>
      <p>
        <a href={purchaseFileHref(proposalID, 'policy.ics')} download>
          {t('renew.early.calendar')}
        </a>
      </p>
      <div className="row">
        <ButtonLink href={paths.proposal(proposalID, 'transaction-success')}>{t('renew.policy')}</ButtonLink>
      </div>
    </div>
  );
}

/** It is paid for: whoever comes by Back or from another tab is led to the new policy and to nothing that pays. */
function Renewed({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const { begun } = renewal;
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.renewed.title')} renewal={renewal} />
      <p>{t('renew.renewed')}</p>
      {begun && (
        <div className="row">
          <ButtonLink href={paths.proposal(begun.proposalID, pageToGoOn(begun))}>
            {t('renew.renewed.open')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type Notice = { readonly title: MessageId; readonly text: MessageId; readonly mayAskAgain: boolean };

const noticeOf: Readonly<Partial<Record<WireRenewal['stands'], Notice>>> = {
  withdrawn: { title: 'renew.withdrawn.title', text: 'renew.withdrawn', mayAskAgain: false },
  'no-price': { title: 'renew.withdrawn.title', text: 'renew.no-price', mayAskAgain: false },
  'price-pending': { title: 'renew.pending.title', text: 'renew.pending', mayAskAgain: true },
};
const silent: Notice = { title: 'renew.silent.title', text: 'renew.silent', mayAskAgain: true };

/** The insurer has to act first: what it is asked for, and by when, so that cover does not break. */
function WithInsurer({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const dateText = useDateText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(0);
  const { insurerTitle: insurer, productTitle: plan } = renewal.planData;
  const { title, text, mayAskAgain } = noticeOf[renewal.stands] ?? silent;
  const hasEnded = useHasEnded(renewal.cover_until);
  const last = dateText(renewal.renew_until);
  const until = hasEnded ? last : dateText(renewal.cover_until);
  const ask = async () => {
    setBusy(true);
    await router.invalidate({ sync: true });
    setBusy(false);
    setAsks((before) => before + 1);
  };
  return (
    <div className="stack-5 measure">
      <Head title={t(title, { insurer })} renewal={renewal} />
      <ToInsurer
        id={text}
        values={{ insurer, plan, until, last, ended: hasEnded ? 'yes' : 'no' }}
        renewal={renewal}
      />
      {mayAskAgain && (
        <div className="row">
          <Button busy={busy} busyText={t('expired.asking')} onClick={() => void ask()}>
            {t('renew.again')}
          </Button>
          <p role="status">{asks > 0 && !busy && t('renew.still')}</p>
        </div>
      )}
    </div>
  );
}
