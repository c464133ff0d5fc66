import { useState } from 'react';
import type { CallAnswer, WireFailure } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useWorded } from '#web/browser/use-worded.ts';

type NewLink = CallAnswer<'makeResumeLink'>;

export type LinkMaking = {
  /** The last link, which is the one that works. */
  readonly made: NewLink | undefined;
  readonly busy: boolean;
  /** Why none could be made. */
  readonly trouble: Pick<WireFailure, 'code' | 'message'> | undefined;
  readonly make: () => void;
  /** Whether it is shown here and not mailed. */
  readonly isShownOnly: boolean;
  readonly showOnly: (isShownOnly: boolean) => void;
};

export function useLinkMaking(id: string): LinkMaking {
  const api = useApi();
  const [made, setMade] = useState<NewLink>();
  const [isShownOnly, showOnly] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<LinkMaking['trouble']>(undefined);
  const make = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await api.call('makeResumeLink', {
      params: { id },
      body: isShownOnly ? { mail: 'no' } : {},
    });
    setBusy(false);
    if (answer.ok) return setMade(answer.value);
    setTrouble(() => answer.failure);
  };
  return { made, busy, trouble, make: () => void make(), isShownOnly, showOnly };
}
