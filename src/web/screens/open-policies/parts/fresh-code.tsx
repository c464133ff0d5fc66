import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CodeStep, OtherWay, WaitStep } from './steps.tsx';
import { type OpeningSteps, useMailProof, useOpening } from './use-opening.ts';

type WhoProps = { readonly who: WireWhoOpens };

/** The page comes anew once the code was right: the visitor has another name from then on. */
export function FreshCode({ who }: WhoProps) {
  const t = useText();
  const { policy_number: number, mails } = who;
  const ways = mails.length > 0 ? (['sms', 'mail'] as const) : (['sms'] as const);
  const steps = useOpening({ ways, number, onOpened: () => window.location.reload() });
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
      <CodeOrWait steps={steps} />
    </section>
  );
}

type CodeOrWaitProps = { readonly steps: OpeningSteps; readonly where?: string };

function CodeOrWait({ steps, where }: CodeOrWaitProps) {
  const t = useText();
  const { state, trouble } = steps;
  return (
    <>
      {state?.code && <CodeStep steps={steps} state={state} {...(where !== undefined && { where })} />}
      {state && !state.code && <WaitStep steps={steps} state={state} />}
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
