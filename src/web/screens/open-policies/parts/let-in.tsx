import { type FormEvent, useState } from 'react';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type LetInProps = {
  readonly who: WireWhoOpens;
  readonly onChange: (who: WireWhoOpens) => void;
};

/** Whom, and their mobile. */
export function LetIn({ who, onChange }: LetInProps) {
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
    <section className="stack-3">
      <h2>{t('opens.add')}</h2>
      <p>{t('opens.add.text')}</p>
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
    </section>
  );
}
