import { useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { announceLeavingDevice } from '#web/browser/storage/other-tabs.ts';
import { paths } from '#web/paths.ts';

export type Leaving = ReturnType<typeof useLeaving>;

/** The server first: what it closes stays closed, whatever becomes of this page. */
export function useLeaving() {
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
