import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBegin } from '../use-begin.ts';
import { Changes } from './changes.tsx';
import { Head } from './head.tsx';
import { NewPolicy } from './new-policy.tsx';
import { PeopleAndContact } from './people.tsx';

type OfferProps = {
  readonly renewal: WireRenewal;
  readonly offer: NonNullable<WireRenewal['offer']>;
};

/** Cover that follows, or the days that nobody gets back. */
function Gap({ renewal, offer }: OfferProps) {
  const t = useText();
  const dateText = useDateText();
  const until = dateText(renewal.cover_until);
  const { days_uncovered: days, price } = offer;
  const amount = moneyText(price.total);
  if (days === 0) return <Notice tone="good">{t('renew.gapless', { until, amount })}</Notice>;
  const [from, last] = [dateText(offer.cover_from), dateText(renewal.renew_until)];
  return (
    <Notice tone="owes" lead={t('renew.gap.lead', { days })}>
      {t('renew.gap', { until, from, last, amount })}
    </Notice>
  );
}

/** The whole renewal on one page: what follows, what changed, who and how to reach them; then terms and payment. */
export function Offer({ renewal, offer }: OfferProps) {
  const t = useText();
  const { proposalID, begun } = renewal;
  const { busy, message, begin } = useBegin(proposalID);
  const amount = moneyText(offer.price.total);
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.title')} renewal={renewal} />
      <Gap renewal={renewal} offer={offer} />
      <p>{t('renew.short')}</p>
      <NewPolicy offer={offer} />
      <Changes renewal={renewal} offer={offer} />
      <PeopleAndContact renewal={renewal} busy={busy} change={() => begin('proposer-detail')} />
      {message && (
        <Notice tone="bad" role="alert" lead={t('renew.failed.lead')}>
          {message}
        </Notice>
      )}
      <p className="small muted">{t('renew.free', { amount })}</p>
      <Dock>
        <Button
          busy={busy}
          busyText={t('renew.busy')}
          onClick={() => begin(begun ? pageToGoOn(begun) : 't-and-c')}
        >
          {t(begun ? 'renew.go-on.begun' : 'renew.go-on')}
        </Button>
      </Dock>
    </div>
  );
}
