import { type FormEvent, useState } from 'react';
import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { endingReasons } from '#domain/service/ending/policy-ending.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { paths } from '#web/paths.ts';
import { FreshCode } from '#web/proposal-parts/opening/fresh-code.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { SumLines } from './sum.tsx';

type OfferOf = NonNullable<WireEnding['offer']>;
type OfferProps = {
  readonly ending: WireEnding;
  readonly offer: OfferOf;
  readonly onChange: (ending: WireEnding) => void;
};

/** What comes back, what is lost, what else could be done; then a code, and the press. */
export function Offer({ ending, offer, onChange }: OfferProps) {
  const t = useText();
  const dateText = useDateText();
  const { free_look_until: freeLook, cover_from: from, may_end: mayEnd } = ending;
  const amount = formatRupees(rupees(offer.comes_back));
  return (
    <>
      <section className="stack-3" aria-label={t('ending.sum')}>
        <p>
          {offer.way === 'return' && freeLook !== null
            ? t('ending.possible.return', { date: dateText(freeLook) })
            : t('ending.possible.cancel')}
        </p>
        <SumLines sum={offer} coverFrom={from} />
        {offer.is_claimed && <p className="small muted">{t('ending.claimed')}</p>}
        {offer.comes_back > 0 && (
          <p>
            {t('ending.money', { amount, date: dateText(offer.money_by), method: offer.method ?? 'none' })}
          </p>
        )}
      </section>
      <Loss ending={ending} offer={offer} />
      <Instead ending={ending} />
      {mayEnd ? <Confirm ending={ending} offer={offer} onChange={onChange} /> : <p>{t('ending.reader')}</p>}
    </>
  );
}

/** Cover of everybody on it, and what was served and earned. */
function Loss({ ending, offer }: Omit<OfferProps, 'onChange'>) {
  const t = useText();
  const dateText = useDateText();
  const { people, bonus, covered_since: since, cover_from: from } = ending;
  const facts = { date: dateText(offer.last_day), count: people.length, from: dateText(from) };
  return (
    <Notice tone="owes" lead={t(offer.covered_days === 0 ? 'ending.loss.never' : 'ending.loss.lead', facts)}>
      {people.length > 1 && <p>{t('ending.loss.people', { names: people.join(', ') })}</p>}
      {(offer.covered_days > 0 || since < from) && <p>{t('ending.loss.waits', { date: dateText(since) })}</p>}
      {bonus > 0 && <p>{t('ending.loss.bonus', { amount: formatRupees(rupees(bonus)) })}</p>}
    </Notice>
  );
}

function Instead({ ending }: { readonly ending: WireEnding }) {
  const t = useText();
  return (
    <section className="stack-2">
      <h2>{t('ending.instead')}</h2>
      <p>{t('ending.instead.text')}</p>
      <div className="row">
        <ButtonLink kind="line" href={paths.proposal(ending.proposalID, 'renew')}>
          {t('ending.instead.renew')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A code that was typed a moment ago comes first: the page comes anew with it. */
function Confirm({ ending, offer, onChange }: OfferProps) {
  const t = useText();
  if (ending.is_fresh) return <Press ending={ending} offer={offer} onChange={onChange} />;
  return (
    <section className="stack-3">
      <h2>{t(`ending.confirm.${offer.way}`)}</h2>
      <p>
        <b>{t('opens.code')}</b>
      </p>
      <FreshCode number={ending.policy_number} onOpened={() => window.location.reload()} />
      <KeepIt ending={ending} />
    </section>
  );
}

function Press({ ending, offer, onChange }: OfferProps) {
  const t = useText();
  const api = useApi();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  const { proposalID: id } = ending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    const body = { way: offer.way, comes_back: String(offer.comes_back), reason: reasonOf(reason) };
    const answer = await api.call('endPolicy', { params: { id }, body });
    if (!answer.ok) {
      setTrouble(() => answer.failure.message);
      const anew = await api.call('getEnding', { params: { id }, body: {} });
      if (anew.ok) onChange(anew.value);
      return setBusy(false);
    }
    onChange(answer.value);
  };
  return (
    <form className="stack-3" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t(`ending.confirm.${offer.way}`)}</h2>
      <Select
        label={t('ending.reason')}
        optional
        width="medium"
        unanswered
        value={reason}
        choices={endingReasons.map((value) => ({ value, label: t(`ending.reason.${value}`) }))}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('opening.trouble')}>
          {trouble}
        </Notice>
      )}
      <div className="row">
        <Button kind="stop" type="submit" busy={busy} busyText={t('ending.pressing')}>
          {t(`ending.press.${offer.way}`)}
        </Button>
        <KeepIt ending={ending} />
      </div>
    </form>
  );
}

function reasonOf(value: string): (typeof endingReasons)[number] | '' {
  return endingReasons.find((reason) => reason === value) ?? '';
}

function KeepIt({ ending }: { readonly ending: WireEnding }) {
  const t = useText();
  return (
    <ButtonLink kind="line" href={paths.proposal(ending.proposalID, 'transaction-success')}>
      {t('ending.keep')}
    </ButtonLink>
  );
}
