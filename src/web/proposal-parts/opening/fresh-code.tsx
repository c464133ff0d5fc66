import type { CodeWay } from '#domain/opening/opening-code.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CodeStep, OtherWay, WaitStep } from './steps.tsx';
import { type OpeningSteps, useOpening } from './use-opening.ts';

type FreshCodeProps = {
  /** Number of the policy. */
  readonly number: string;
  readonly ways?: readonly CodeWay[];
  readonly onOpened: () => void;
};

/** Shows, by a code that is typed now, that somebody still decides over a policy that is open here. */
export function FreshCode({ number, ways = ['sms'], onOpened }: FreshCodeProps) {
  const t = useText();
  const steps = useOpening({ ways, number, onOpened });
  return (
    <div className="stack-3">
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
    </div>
  );
}

type CodeOrWaitProps = {
  readonly steps: OpeningSteps;
  readonly where?: string;
  readonly isOfOnePolicy?: boolean;
};

/** The step after a code was asked for. */
export function CodeOrWait({ steps, where, isOfOnePolicy = false }: CodeOrWaitProps) {
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
