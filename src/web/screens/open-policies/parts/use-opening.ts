import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireOpening } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useWorded } from '#web/browser/use-worded.ts';

type Busy = 'sending' | 'trying' | undefined;

export type OpeningSteps = {
  readonly number: string;
  readonly typeNumber: (number: string) => void;
  readonly code: string;
  readonly typeCode: (code: string) => void;
  /** What is known of the code; undefined: none was asked for yet. */
  readonly state: WireOpening | undefined;
  /** What is wrong with the number, or with the code. */
  readonly refused: string | undefined;
  /** Rise with each code that was sent, and with each that was refused. */
  readonly sending: number;
  readonly attempt: number;
  readonly trouble: string | undefined;
  readonly busy: Busy;
  readonly send: () => void;
  readonly open: () => void;
  /** Back to the number. */
  readonly restart: () => void;
};

/** @param onOpened what the number opens is open in this browser from now on */
export function useOpening(first: string, onOpened: () => void): OpeningSteps {
  const api = useApi();
  const [number, setNumber] = useState(first);
  const [code, setCode] = useState('');
  const [state, setState] = useState<WireOpening>();
  const [counts, setCounts] = useState({ sending: 0, attempt: 0 });
  const [busy, setBusy] = useState<Busy>();
  const [refused, setRefused] = useWorded<string | undefined>(undefined);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);

  const fail = (failure: WireFailure) => {
    setBusy(undefined);
    if (failure.code === 'OPENING_NUMBER_INVALID') setRefused(() => failure.message);
    else setTrouble(() => failure.message);
    setCounts(({ sending, attempt }) => ({ sending, attempt: attempt + 1 }));
  };
  const take = (next: WireOpening, what: NonNullable<Busy>) => {
    if (next.opened) return onOpened();
    const message = next.form_error?.code ?? next.form_error?.number;
    setBusy(undefined);
    setState(next);
    setRefused(() => (what === 'trying' || next.code === null ? message : undefined));
    if (what === 'sending') setCode('');
    setCounts(({ sending, attempt }) => ({
      sending: sending + (what === 'sending' ? 1 : 0),
      attempt: attempt + (message === undefined ? 0 : 1),
    }));
  };
  const ask = async (what: NonNullable<Busy>) => {
    if (busy) return;
    setBusy(what);
    setTrouble(() => undefined);
    setRefused(() => undefined);
    const answer =
      what === 'sending'
        ? await api.call('sendOpeningCode', { params: {}, body: { number } })
        : await api.call('openPolicies', { params: {}, body: { number, code } });
    return answer.ok ? take(answer.value, what) : fail(answer.failure);
  };
  return {
    number,
    typeNumber: (text) => {
      setNumber(text);
      setRefused(() => undefined);
    },
    code,
    typeCode: (text) => {
      setCode(text);
      setRefused(() => undefined);
    },
    state,
    refused,
    ...counts,
    trouble,
    busy,
    send: () => void ask('sending'),
    open: () => void ask('trying'),
    restart: () => {
      setState(undefined);
      setRefused(() => undefined);
    },
  };
}
