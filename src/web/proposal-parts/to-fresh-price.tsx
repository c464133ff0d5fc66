import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A fresh quote from the answers of a purchase, and on to its plans. */
export function ToFreshPrice({ proposalID }: { readonly proposalID: string }) {
  const t = useText();
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setMessage(undefined);
    const answer = await api.call('quoteResults', { params: {}, body: { data: { proposalID } } });
    if (answer.ok) return router.history.push(paths.results(answer.value.block, answer.value.quoteID));
    setBusy(false);
    setMessage(answer.failure.message);
  };
  return (
    <>
      {message && (
        <Notice tone="bad" role="alert" lead={t('expired.failed.lead')}>
          {message}
        </Notice>
      )}
      <Button busy={busy} busyText={t('expired.asking')} onClick={() => void ask()}>
        {t('expired.button')}
      </Button>
    </>
  );
}
