import { useEffect, useRef, useState } from 'react';
import type { WireChanges } from '#contract/service/change-shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';

type RequestsProps = {
  readonly changes: WireChanges;
  readonly onChange: (changes: WireChanges) => void;
};
type RequestOf = WireChanges['requests'][number];

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

/** How each request stands, the newest first; one that was just made takes focus, as its form is below. */
export function Requests({ changes, onChange }: RequestsProps) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const newest = changes.requests[0]?.reference;
  const focusedFor = useRef(newest);
  useEffect(() => {
    if (focusedFor.current === newest) return;
    focusedFor.current = newest;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, [newest]);
  if (changes.requests.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} className="stack-5" aria-label={t('change.requests')}>
      {changes.requests.map((request) => (
        <RequestNotice key={request.reference} changes={changes} request={request} onChange={onChange} />
      ))}
    </section>
  );
}

function RequestNotice({ changes, request, onChange }: RequestsProps & { readonly request: RequestOf }) {
  const t = useText();
  const dateText = useDateText();
  const { insurer_title: insurer, insurer_phone: phone, may_change: mayChange } = changes;
  const { state, kind, reference, insurer_text: words, lines } = request;
  const facts = { insurer, what: t(`change.kind.${kind}`), due: dateText(request.due_on) };
  const isOpen = state !== 'done' && state !== 'refused' && state !== 'withdrawn';
  return (
    <Notice tone={toneOf[state]} role="status" lead={t(`change.state.${state}`, facts)}>
      <p>{t(`change.state.text.${state}`, facts)}</p>
      {words !== null && <p>{t('change.words', { insurer, words })}</p>}
      <p>
        <span>{t('change.reference')}</span>
        <span> </span>
        <b className="nowrap">{reference}</b>
      </p>
      {request.on_paper && isOpen && <p>{t('change.paper', { insurer })}</p>}
      {request.is_late && <p>{t('change.late')}</p>}
      <ul className="small" aria-label={t('change.lines')}>
        {lines.map(({ label, before, after }) => (
          <li key={label}>
            {t('change.line', {
              label,
              before: before ?? t('change.line.none'),
              after: after ?? t('change.line.none'),
            })}
          </li>
        ))}
      </ul>
      {request.may_withdraw && mayChange && (
        <Withdraw id={changes.proposalID} reference={reference} onChange={onChange} />
      )}
      {isOpen && phone !== '' && (
        <PhoneLink phone={phone} kind="line">
          {t('change.call', { insurer, phone: unbroken(phone) })}
        </PhoneLink>
      )}
    </Notice>
  );
}

type WithdrawProps = Pick<RequestsProps, 'onChange'> & {
  readonly id: string;
  readonly reference: string;
};

function Withdraw({ id, reference, onChange }: WithdrawProps) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  const press = async () => {
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await api.call('withdrawChange', { params: { id }, body: { reference } });
    setBusy(false);
    if (answer.ok) onChange(answer.value);
    else setTrouble(() => answer.failure.message);
  };
  return (
    <div className="stack-2">
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <div className="row">
        <Button kind="line" busy={busy} busyText={t('change.sending')} onClick={() => void press()}>
          {t('change.withdraw')}
        </Button>
      </div>
    </div>
  );
}
