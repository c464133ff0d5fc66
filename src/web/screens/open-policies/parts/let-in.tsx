import { type FormEvent, useState } from 'react';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CodeStep, WaitStep } from './steps.tsx';
import { useOpening } from './use-opening.ts';

type LetInProps = {
  readonly who: WireWhoOpens;
  readonly onChange: (who: WireWhoOpens) => void;
};

/** A code first, unless one was typed a moment ago; then whom. */
export function LetIn({ who, onChange }: LetInProps) {
  const t = useText();
  return (
    <section className="stack-3">
      <h2>{t('opens.add')}</h2>
      <p>{t('opens.add.text')}</p>
      {who.is_fresh ? <Whom who={who} onChange={onChange} /> : <FreshCode number={who.policy_number} />}
    </section>
  );
}

/** The page comes anew once the code was right: the visitor has another name from then on. */
function FreshCode({ number }: { readonly number: string }) {
  const t = useText();
  const steps = useOpening(number, () => window.location.reload());
  const { state } = steps;
  return (
    <div className="stack-3">
      {!state && (
        <>
          <p>
            <b>{t('opens.code')}</b>
          </p>
          <p>{t('opens.code.text')}</p>
          <div className="row">
            <Button busy={steps.busy === 'sending'} busyText={t('opening.sending')} onClick={steps.send}>
              {t('opening.send')}
            </Button>
          </div>
        </>
      )}
      {state?.code && <CodeStep steps={steps} state={state} />}
      {state && !state.code && <WaitStep steps={steps} state={state} />}
      {steps.trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('opening.trouble')}>
          {steps.trouble}
        </Notice>
      )}
    </div>
  );
}

function Whom({ who, onChange }: LetInProps) {
  const t = useText();
  const api = useApi();
  const [name, setName] = useState('');
  const [mobile, setMobile] = useState('');
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await api.call('letIn', { params: { id: who.proposalID }, body: { name, mobile } });
    setBusy(false);
    if (!answer.ok) return setTrouble(() => answer.failure.message);
    setAdded(name);
    setName('');
    setMobile('');
    onChange(answer.value);
  };
  return (
    <form className="stack-3" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {added !== undefined && (
        <Notice tone="good" role="status" lead={t('opens.let-in.done', { name: added })} />
      )}
      <TextInput
        label={t('opens.name')}
        width="medium"
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('opens.mobile')}
        error={trouble}
        width="medium"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        value={mobile}
        onChange={(event) => setMobile(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy} busyText={t('opens.letting')}>
          {t('opens.let-in')}
        </Button>
      </div>
    </form>
  );
}
