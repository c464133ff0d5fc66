import { useEffect, useState } from 'react';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** False until the page is taken over; a place that is called by its address alone has no passkeys in any browser. */
function useHasPasskeys(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const isName = !/^(?:\[|\d+\.\d+\.\d+\.\d+$)/.test(window.location.hostname);
    setHas(window.isSecureContext && 'PublicKeyCredential' in window && isName);
  }, []);
  return has;
}

/** One press at a time. What the browser asks its reader by is fetched at the press. */
function usePress() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  /** @param press answers what went wrong, ready to be read; undefined: nothing did */
  const run = async (press: () => Promise<string | undefined>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    // Whoever closes the window of the lock, has none, or is offline.
    const message = await press().catch(() => t('opening.passkey.none'));
    setBusy(false);
    setTrouble(() => message);
  };
  return { busy, trouble, run: (press: () => Promise<string | undefined>) => void run(press) };
}

type PasskeyOpeningProps = { readonly onOpened: () => void };

/** The lock of this device in place of number and code; nothing where the browser has no such thing. */
export function PasskeyOpening({ onOpened }: PasskeyOpeningProps) {
  const t = useText();
  const api = useApi();
  const { busy, trouble, run } = usePress();
  const open = async () => {
    const question = await api.call('beginPasskeyOpening', { params: {}, body: {} });
    if (!question.ok) return question.failure.message;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const response = await startAuthentication({ optionsJSON: JSON.parse(question.value.options) });
    const answer = await api.call('openByPasskey', {
      params: {},
      body: { response: JSON.stringify(response) },
    });
    if (!answer.ok) return answer.failure.message;
    onOpened();
    return undefined;
  };
  if (!useHasPasskeys()) return null;
  return (
    <div className="stack-2">
      <Button kind="line" wide busy={busy} busyText={t('opening.trying')} onClick={() => run(open)}>
        {t('opening.passkey')}
      </Button>
      <p className="small muted">{t('opening.passkey.hint')}</p>
      {trouble !== undefined && (
        <Notice tone="care" role="alert">
          {trouble}
        </Notice>
      )}
    </div>
  );
}

type AddPasskeyProps = {
  readonly who: WireWhoOpens;
  readonly onChange: (who: WireWhoOpens) => void;
};

/** This device opens the policies by its lock from now on. */
export function AddPasskey({ who, onChange }: AddPasskeyProps) {
  const t = useText();
  const api = useApi();
  const [isAdded, setAdded] = useState(false);
  const { busy, trouble, run } = usePress();
  const params = { id: who.proposalID };
  const add = async () => {
    const question = await api.call('beginPasskey', { params, body: {} });
    if (!question.ok) return question.failure.message;
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: JSON.parse(question.value.options) });
    const answer = await api.call('addPasskey', { params, body: { response: JSON.stringify(response) } });
    if (!answer.ok) return answer.failure.message;
    setAdded(true);
    onChange(answer.value);
    return undefined;
  };
  if (!useHasPasskeys()) return null;
  return (
    <section className="stack-3">
      <h2>{t('opens.passkey.add')}</h2>
      <p>{t('opens.passkey.add.text')}</p>
      {isAdded ? (
        <Notice tone="good" role="status" lead={t('opens.passkey.added')} />
      ) : (
        <div className="row">
          <Button kind="line" busy={busy} busyText={t('opens.letting')} onClick={() => run(add)}>
            {t('opens.passkey.add.go')}
          </Button>
        </div>
      )}
      {trouble !== undefined && (
        <Notice tone="care" role="alert">
          {trouble}
        </Notice>
      )}
    </section>
  );
}
