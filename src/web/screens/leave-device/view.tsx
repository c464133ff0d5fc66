import { type ReactNode, useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { useSite } from '#web/browser/site.tsx';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { announceLeavingDevice } from '#web/browser/storage/other-tabs.ts';
import { useText } from '#web/browser/text.tsx';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { leaveDevicePage } from './page.ts';

/** Ends what this browser can open, for a phone or computer that others use too. */
export function Screen(): ReactNode {
  const hasLeft = useSearchOf(leaveDevicePage).left !== undefined;
  return hasLeft ? <LeaveResult /> : <Leave />;
}

function Leave() {
  const t = useText();
  const { hasCodes } = useSite();
  const { busy, trouble, leave } = useLeaving();
  return (
    <div className="stack measure">
      <h1>{t('leave.title')}</h1>
      <p className="lede">{t('leave.lede')}</p>
      <p>{t('leave.closed')}</p>
      <p>{t('leave.policy')}</p>
      {hasCodes && <p>{t('leave.elsewhere')}</p>}
      <p>{t('leave.payment')}</p>
      <p>
        <a href={yourDataAddress}>{t('leave.data')}</a>
      </p>
      {trouble !== undefined && (
        <Notice tone="bad" lead={t('leave.trouble')} role="alert">
          {trouble}
        </Notice>
      )}
      <div className="row">
        <Button kind="stop" busy={busy} busyText={t('leave.busy')} onClick={leave}>
          {t('nav.leave')}
        </Button>
        <ButtonLink kind="line" href={paths.home()}>
          {t('leave.no')}
        </ButtonLink>
      </div>
    </div>
  );
}

function LeaveResult() {
  const t = useText();
  return (
    <div className="stack measure">
      <h1>{t('leave.done.title')}</h1>
      <p className="lede">{t('leave.done.text')}</p>
      <div className="row">
        <ButtonLink href={paths.chooseMember()}>{t('leave.done.start')}</ButtonLink>
      </div>
    </div>
  );
}

/** The server first: what it closes stays closed, whatever becomes of this page. */
function useLeaving() {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const leave = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    const answer = await api.call('leaveDevice', { params: {}, body: {} });
    if (!answer.ok) {
      setBusy(false);
      return setTrouble(answer.failure.message);
    }
    forgetMe();
    announceLeavingDevice();
    // Loaded anew, so that nothing of before stays in the memory of this tab.
    window.location.replace(paths.leaveDevice({ left: 'yes' }));
  };
  return {
    busy,
    /** Why it did not work; nothing is cleared then. */
    trouble,
    leave: () => void leave(),
  };
}
