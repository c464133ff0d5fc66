import { useText } from '#web/browser/text.tsx';
import { CodeOrWait } from '#web/proposal-parts/opening/fresh-code.tsx';
import { useMailProof } from '#web/proposal-parts/opening/use-opening.ts';
import { Button } from '#web/ui/button.tsx';

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
