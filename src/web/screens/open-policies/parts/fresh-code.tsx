import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CodeStep, OtherWay, WaitStep } from './steps.tsx';
import { type OpeningSteps, useMailProof, useOpening } from './use-opening.ts';

type FreshCodeProps = {
  readonly who: WireWhoOpens;
  readonly onChange: (who: WireWhoOpens) => void;
};

/** The answer is read anew once the code was right: from then on it is fresh, and what was typed is still there. */
export function FreshCode({ who, onChange }: FreshCodeProps) {
  const t = useText();
  const api = useApi();
  const read = async () => {
    const answer = await api.call('getWhoOpens', { params: { id: who.proposalID }, body: {} });
    if (answer.ok) onChange(answer.value);
    else window.location.reload();
  };
  const { policy_number: number, mails } = who;
  const ways = mails.length > 0 ? (['sms', 'mail'] as const) : (['sms'] as const);
  const steps = useOpening({ ways, number, onOpened: () => void read() });
  return (
    <section className="stack-3">
      <h2>{t('opens.code')}</h2>
      <p>{t('opens.code.then')}</p>
      {!steps.state && (
        <>
          <p>{t('opens.code.text')}</p>
          <div className="row">
            <Button
              busy={steps.busy === 'sending'}
              busyText={t('opening.sending')}
              onClick={() => steps.send('sms')}
            >
              {t('opening.send')}
            </Button>
          </div>
          <OtherWay steps={steps} after="sms" />
        </>
      )}
      <CodeOrWait steps={steps} isOfOnePolicy />
    </section>
  );
}

type CodeOrWaitProps = {
  readonly steps: OpeningSteps;
  readonly where?: string;
  readonly isOfOnePolicy?: boolean;
};

function CodeOrWait({ steps, where, isOfOnePolicy = false }: CodeOrWaitProps) {
  const t = useText();
  const { state, trouble } = steps;
  return (
    <>
      {state?.code && (
        <CodeStep
          steps={steps}
          state={state}
          isOfOnePolicy={isOfOnePolicy}
          {...(where !== undefined && { where })}
        />
      )}
      {state && !state.code && <WaitStep steps={steps} state={state} isOfOnePolicy={isOfOnePolicy} />}
      {trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('opening.trouble')}>
          {trouble}
        </Notice>
      )}
    </>
  );
}

type ProveMailProps = { readonly id: string; readonly address: string };

/** An address is the holder’s once a code was typed that went to it alone. */
export function ProveMail({ id, address }: ProveMailProps) {
  const t = useText();
  const steps = useMailProof(id, () => window.location.reload());
  return (
    <section className="stack-3">
      <h2>{t('opens.prove')}</h2>
      <p>{t('opens.prove.text')}</p>
      {!steps.state && (
        <div className="row">
          <Button
            kind="line"
            busy={steps.busy === 'sending'}
            busyText={t('opening.sending')}
            onClick={() => steps.send()}
          >
            {t('opens.prove.send', { address })}
          </Button>
        </div>
      )}
      <CodeOrWait steps={steps} where={t('opens.prove.way', { address })} />
    </section>
  );
}
