import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { paths } from '#web/paths.ts';
import { FreshCode } from '#web/proposal-parts/opening/fresh-code.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LetIn, nobody } from './let-in.tsx';
import { AddPasskey } from './passkey.tsx';
import { ProveMail } from './prove-mail.tsx';

type WhoOpensProps = { readonly first: WireWhoOpens };

/** Who may open a policy: its holder, whom the holder let in, and a change of number that can be stopped. */
export function WhoOpens({ first }: WhoOpensProps) {
  const t = useText();
  const [who, setWho] = useState(first);
  const [person, setPerson] = useState(nobody);
  return (
    <div className="stack-6 measure">
      <div className="stack-2">
        <h1>{t('opens.title')}</h1>
        <p className="lede">{t('opens.lede', { number: who.policy_number })}</p>
      </div>
      <NumberChange who={who} onChange={setWho} />
      <People who={who} onChange={setWho} />
      {who.is_fresh ? (
        <LetIn who={who} onChange={setWho} person={person} onType={setPerson} />
      ) : (
        <CodeFirst who={who} onChange={setWho} />
      )}
      {who.is_fresh && who.provable_mail !== null && (
        <ProveMail id={who.proposalID} address={who.provable_mail} />
      )}
      {who.is_fresh && who.by_passkey && <AddPasskey who={who} onChange={setWho} />}
      <div className="row">
        <ButtonLink kind="line" href={paths.myPolicies()}>
          {t('opens.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

type PartProps = {
  readonly who: WireWhoOpens;
  readonly onChange: (who: WireWhoOpens) => void;
};

/** The answer is read anew once the code was right: from then on it is fresh, and what was typed is still there. */
function CodeFirst({ who, onChange }: PartProps) {
  const t = useText();
  const api = useApi();
  const read = async () => {
    const answer = await api.call('getWhoOpens', { params: { id: who.proposalID }, body: {} });
    if (answer.ok) onChange(answer.value);
    else window.location.reload();
  };
  return (
    <section className="stack-3">
      <h2>{t('opens.code')}</h2>
      <p>{t('opens.code.then')}</p>
      <FreshCode
        number={who.policy_number}
        ways={who.mails.length > 0 ? ['sms', 'mail'] : ['sms']}
        onOpened={() => void read()}
      />
    </section>
  );
}

function NumberChange({ who, onChange }: PartProps) {
  const t = useText();
  const dateText = useDateText();
  const { busy, trouble, run } = useChange(onChange);
  const api = useApi();
  const { change, proposalID: id } = who;
  if (!change) return null;
  const facts = { date: dateText(change.on), end: change.mobile_ends };
  return (
    <Notice tone="owes" lead={t('opens.change.title')}>
      <p>{t('opens.change.text', facts)}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button
        kind="stop"
        busy={busy}
        busyText={t('opens.change.objecting')}
        onClick={() => run(() => api.call('objectToChange', { params: { id }, body: {} }))}
      >
        {t('opens.change.object')}
      </Button>
    </Notice>
  );
}

function People({ who, onChange }: PartProps) {
  const t = useText();
  const dateText = useDateText();
  const api = useApi();
  const { busy, trouble, run } = useChange(onChange);
  const { seconds, holders, mails, passkeys, proposalID: id } = who;
  return (
    <Card as="section" label={t('opens.title')} className="stack-3">
      {holders.map((end) => (
        <p key={end}>{t('opens.you', { end })}</p>
      ))}
      {mails.map(({ id: opener, shown: address }) => (
        <div key={opener} className="stack-2">
          <p>{t('opens.mail', { address })}</p>
          <Button
            kind="line"
            busy={busy}
            busyText={t('opens.letting')}
            onClick={() => run(() => api.call('endOpener', { params: { id }, body: { opener } }))}
          >
            {t('opens.mail.end', { address })}
          </Button>
        </div>
      ))}
      {passkeys.map(({ id: opener, added_on: addedOn, used_on: usedOn }) => (
        <div key={opener} className="stack-2">
          <p>{t('opens.passkey', { date: dateText(addedOn) })}</p>
          <p className="small muted">
            {usedOn ? t('opens.passkey.used', { date: dateText(usedOn) }) : t('opens.passkey.not-used')}
          </p>
          <Button
            kind="line"
            busy={busy}
            busyText={t('opens.letting')}
            onClick={() => run(() => api.call('endOpener', { params: { id }, body: { opener } }))}
          >
            {t('opens.passkey.end', { date: dateText(addedOn) })}
          </Button>
        </div>
      ))}
      {seconds.length === 0 && <p className="muted">{t('opens.none')}</p>}
      {seconds.map(({ id: second, name, mobile_ends: end, opened_on: openedOn }) => (
        <div key={second} className="stack-2">
          <p>
            <b>{t('opens.second', { name, end })}</b>
          </p>
          <p className="small muted">
            {openedOn ? t('opens.second.opened', { date: dateText(openedOn) }) : t('opens.second.not-yet')}
          </p>
          <Button
            kind="line"
            busy={busy}
            busyText={t('opens.letting')}
            onClick={() => run(() => api.call('endSecond', { params: { id }, body: { second } }))}
          >
            {t('opens.end', { name })}
          </Button>
        </div>
      ))}
      {trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('opening.trouble')}>
          {trouble}
        </Notice>
      )}
    </Card>
  );
}

type Answer =
  | { readonly ok: true; readonly value: WireWhoOpens }
  | { readonly ok: false; readonly failure: Pick<WireFailure, 'code' | 'message'> };
type Change = () => Promise<Answer>;

/** One press at a time; what it leaves is what the page shows. */
function useChange(onChange: (who: WireWhoOpens) => void) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  const run = async (change: Change) => {
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await change();
    setBusy(false);
    if (answer.ok) return onChange(answer.value);
    // Whoever ends the way by which this browser had opened it begins anew.
    if (answer.failure.code === 'NOT_FOUND') return window.location.replace(paths.openPolicies());
    setTrouble(() => answer.failure.message);
  };
  return { busy, trouble, run: (change: Change) => void run(change) };
}
