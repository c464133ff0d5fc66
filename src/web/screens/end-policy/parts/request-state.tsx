import { useState } from 'react';
import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';
import { SumLines } from './sum.tsx';

type RequestOf = NonNullable<WireEnding['request']>;
type StateProps = {
  readonly ending: WireEnding;
  readonly request: RequestOf;
  readonly onChange: (ending: WireEnding) => void;
};

const toneOf = {
  told: 'brand',
  'with-insurer': 'brand',
  'more-needed': 'owes',
  accepted: 'good',
  withdrawing: 'brand',
  done: 'good',
  refused: 'bad',
  withdrawn: 'good',
} as const;

/** How the request stands, by when something is due, and the reference to say on the telephone. */
export function RequestState({ ending, request, onChange }: StateProps) {
  const t = useText();
  const dateText = useDateText();
  const { state, way, reference, insurer_text: words, is_late: isLate } = request;
  const { insurer_title: insurer, insurer_phone: phone } = ending;
  const facts = {
    insurer,
    way: request.covered_days === 0 ? 'unused' : way,
    due: dateText(request.due_on),
    by: dateText(request.money_by),
    last: dateText(request.last_day),
    amount: formatRupees(rupees(request.comes_back)),
    on: request.refund === null ? '' : dateText(request.refund.on),
  };
  const isOver = state === 'refused' || state === 'withdrawn';
  const isZero = request.comes_back === 0 && (state === 'accepted' || state === 'done');
  return (
    <section className="stack-5" aria-label={t('ending.state')}>
      <Notice tone={toneOf[state]} role="status" lead={t(`ending.state.${state}`, facts)}>
        {isZero ? <p>{t('ending.state.zero', facts)}</p> : <p>{t(`ending.state.${state}.text`, facts)}</p>}
        {words !== null && <p>{t('ending.words', { insurer, words })}</p>}
        <p>
          <span>{t('ending.reference')}</span>
          <span> </span>
          <b className="nowrap">{reference}</b>
        </p>
        {request.refund && <p>{t('ending.refund', { reference: request.refund.reference })}</p>}
      </Notice>
      {request.on_paper && !isOver && state !== 'done' && <p>{t('ending.paper', { insurer })}</p>}
      {isLate && state !== 'accepted' && (
        <Notice tone="owes" lead={t('ending.late', facts)}>
          <p>{t('ending.late.text', facts)}</p>
        </Notice>
      )}
      {!isOver && <SumLines sum={request} coverFrom={ending.cover_from} />}
      {request.may_withdraw && ending.may_end && <Withdraw ending={ending} onChange={onChange} />}
      {phone !== '' && state !== 'done' && !isOver && (
        <PhoneLink phone={phone} kind="line">
          {t('ending.call', { insurer, phone: unbroken(phone) })}
        </PhoneLink>
      )}
    </section>
  );
}

function Withdraw({ ending, onChange }: Omit<StateProps, 'request'>) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  const press = async () => {
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await api.call('keepPolicy', { params: { id: ending.proposalID }, body: {} });
    setBusy(false);
    if (answer.ok) onChange(answer.value);
    else setTrouble(() => answer.failure.message);
  };
  return (
    <div className="stack-2">
      <p>{t('ending.withdraw.text')}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <div className="row">
        <Button kind="line" busy={busy} busyText={t('ending.pressing')} onClick={() => void press()}>
          {t('ending.withdraw')}
        </Button>
      </div>
    </div>
  );
}
