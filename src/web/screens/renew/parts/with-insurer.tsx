import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { Button } from '#web/ui/button.tsx';
import type { MessageId } from '#words/areas.ts';
import { Head } from './head.tsx';
import { ToInsurer } from './to-insurer.tsx';

type Notice = { readonly title: MessageId; readonly text: MessageId; readonly mayAskAgain: boolean };

const told: Readonly<Partial<Record<WireRenewal['stands'], Notice>>> = {
  withdrawn: { title: 'renew.withdrawn.title', text: 'renew.withdrawn', mayAskAgain: false },
  'no-price': { title: 'renew.no-price.title', text: 'renew.no-price', mayAskAgain: false },
  'price-pending': { title: 'renew.pending.title', text: 'renew.pending', mayAskAgain: true },
};
const silent: Notice = { title: 'renew.silent.title', text: 'renew.silent', mayAskAgain: true };

/** The insurer has to act first: what it is asked for, and by when, so that cover does not break. */
export function WithInsurer({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const dateText = useDateText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(0);
  const { insurerTitle: insurer, productTitle: plan } = renewal.planData;
  const { title, text, mayAskAgain } = told[renewal.stands] ?? silent;
  const hasEnded = useHasEnded(renewal.cover_until);
  const last = dateText(renewal.renew_until);
  const until = hasEnded ? last : dateText(renewal.cover_until);
  const ask = async () => {
    setBusy(true);
    await router.invalidate();
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
          <Button busy={busy} busyText={t('renew.asking')} onClick={() => void ask()}>
            {t('renew.again')}
          </Button>
          <p role="status">{asks > 0 && !busy && t('renew.still')}</p>
        </div>
      )}
    </div>
  );
}
