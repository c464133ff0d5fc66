import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireOpening } from '#contract/opening/shapes.ts';
import type { CodeWay } from '#domain/opening/opening-code.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useWorded } from '#web/browser/use-worded.ts';

type Busy = 'sending' | 'trying' | undefined;

export type OpeningSteps = {
  /** In which a code can be sent; the first is the usual one. */
  readonly ways: readonly CodeWay[];
  /** How the last one was sent. */
  readonly way: CodeWay;
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
  /** By the way of the last one where none is said. */
  readonly send: (way?: CodeWay) => void;
  readonly open: () => void;
  /** Back to the number. */
  readonly restart: () => void;
};

type Answer =
  | { readonly ok: true; readonly value: WireOpening }
  | { readonly ok: false; readonly failure: WireFailure };

type CodeCalls = {
  readonly send: (number: string, way: CodeWay) => Promise<Answer>;
  readonly open: (number: string, code: string) => Promise<Answer>;
};

type OpeningStart = {
  readonly ways: readonly CodeWay[];
  readonly number: string;
  /** What the code opens is open in this browser from now on. */
  readonly onOpened: () => void;
};

/** A number, a code, and the policies. */
export function useOpening(start: OpeningStart): OpeningSteps {
  const api = useApi();
  return useCodeSteps(start, {
    send: (number, by) => api.call('sendOpeningCode', { params: {}, body: { number, by } }),
    open: (number, code) => api.call('openPolicies', { params: {}, body: { number, code } }),
  });
}

/** The code that shows that the address of a policy is its holder’s. */
export function useMailProof(id: string, onOpened: () => void): OpeningSteps {
  const api = useApi();
  return useCodeSteps(
    { ways: ['mail'], number: '', onOpened },
    {
      send: () => api.call('sendMailCode', { params: { id }, body: {} }),
      open: (_number, code) => api.call('proveMail', { params: { id }, body: { code } }),
    },
  );
}

function useCodeSteps({ ways, number: first, onOpened }: OpeningStart, calls: CodeCalls): OpeningSteps {
  const [way, setWay] = useState<CodeWay>(ways[0] ?? 'sms');
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
    const isSent = what === 'sending';
    setCounts(({ sending, attempt }) => ({
      sending: sending + (isSent ? 1 : 0),
      // A new code has not been refused yet.
      attempt: message === undefined ? (isSent ? 0 : attempt) : attempt + 1,
    }));
  };
  const ask = async (what: NonNullable<Busy>, by: CodeWay) => {
    if (busy) return;
    setBusy(what);
    setWay(by);
    setTrouble(() => undefined);
    setRefused(() => undefined);
    const answer = await (what === 'sending' ? calls.send(number, by) : calls.open(number, code));
    return answer.ok ? take(answer.value, what) : fail(answer.failure);
  };
  return {
    ways,
    way,
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
    send: (by = way) => void ask('sending', by),
    open: () => void ask('trying', way),
    restart: () => {
      setState(undefined);
      setRefused(() => undefined);
    },
  };
}
