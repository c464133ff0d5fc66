import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireResume } from '#contract/resume/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { paths } from '#web/paths.ts';
import { pageToComeBackTo } from '#web/proposal-parts/pages.ts';
import { useReworded } from '#web/proposal-parts/use-reworded.ts';

type Busy = 'sending' | 'trying' | undefined;

export type ResumeStart = {
  readonly secret: string;
  readonly first: WireResume;
  /** The letter on a draft that waits has a link for who wants it erased: with the code it leads to where that is done. */
  readonly isToErase: boolean;
};

export type Resume = {
  /** It is undefined where the link leads nowhere, or not any more. */
  readonly state: WireResume | undefined;
  readonly code: string;
  readonly type: (code: string) => void;
  /** What was wrong with the code, or with asking for one. */
  readonly refused: string | undefined;
  /** Rise with each code that was sent, and with each that was refused. */
  readonly sending: number;
  readonly attempt: number;
  readonly trouble: string | undefined;
  readonly busy: Busy;
  readonly send: () => void;
  readonly submit: () => void;
};

/** What was said of the last press, in the language of now. */
function useRefusal() {
  const t = useText();
  const [refused, setRefused] = useReworded<string | undefined>(undefined, (text) =>
    text === undefined ? undefined : t('resume.code.refused'),
  );
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  return { refused, setRefused, trouble, setTrouble };
}

export function useResume({ secret, first, isToErase }: ResumeStart): Resume {
  const api = useApi();
  const [state, setState] = useState<WireResume | undefined>(first);
  const [code, setCode] = useState('');
  const [counts, setCounts] = useState({ sending: 0, attempt: 0 });
  const [busy, setBusy] = useState<Busy>();
  const { refused, setRefused, trouble, setTrouble } = useRefusal();

  const fail = (failure: WireFailure) => {
    setBusy(undefined);
    if (failure.code === 'NOT_FOUND') return setState(undefined);
    setTrouble(() => failure.message);
  };
  const take = (next: WireResume, isSent: boolean) => {
    // Loaded anew: what this tab has in its memory is of another visitor now, and the link leaves its history.
    if (next.opened)
      return window.location.replace(
        isToErase ? yourDataAddress : paths.proposal(next.opened.proposalID, pageToComeBackTo(next.opened)),
      );
    const message = next.form_error?.code;
    setBusy(undefined);
    setState(next);
    setRefused(() => message);
    if (isSent) setCode('');
    setCounts(({ sending, attempt }) => ({
      sending: sending + (isSent ? 1 : 0),
      attempt: attempt + (message === undefined ? 0 : 1),
    }));
  };
  const ask = async (what: NonNullable<Busy>, call: () => ReturnType<typeof api.call<'resume'>>) => {
    if (busy) return;
    setBusy(what);
    setTrouble(() => undefined);
    const answer: Awaited<ReturnType<typeof call>> = await call();
    return answer.ok ? take(answer.value, what === 'sending') : fail(answer.failure);
  };
  return {
    state,
    code,
    type: (code) => {
      setCode(code);
      setRefused(() => undefined);
    },
    refused,
    ...counts,
    trouble,
    busy,
    send: () => void ask('sending', () => api.call('sendResumeCode', { params: {}, body: { secret } })),
    submit: () => void ask('trying', () => api.call('resume', { params: {}, body: { secret, code } })),
  };
}
