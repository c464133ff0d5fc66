import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { useWorded } from '#web/browser/use-worded.ts';
import type { LoadedBuy } from '#web/proposal-parts/purchase-page.ts';
import { beforeNextPage } from '#web/proposal-parts/unsaved.ts';
import {
  askOn,
  type ChangedChoice,
  type ChangeResult,
  type Press,
  sendPress,
  type TermYears,
} from './change-choice.ts';

/** What the last press came to. */
export type ChangeNotice =
  | {
      readonly kind: 'changed';
      readonly total: number;
      readonly change: number;
      readonly out: readonly string[];
    }
  | { readonly kind: 'asking' }
  /** `message`: why; without one no price came. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

export type Choice = {
  readonly ids: readonly string[];
  readonly years: number;
  /** A press is on its way: amounts are of the choice before. */
  readonly isBusy: boolean;
  readonly notice: ChangeNotice | undefined;
  readonly chooseRider: (id: string, isTaken: boolean) => void;
  readonly chooseTerm: (years: TermYears) => void;
};

type ShownChoice = Pick<Choice, 'ids' | 'years'>;
/** What is pressed stands until the list that is read after it does. */
type Pressed = ShownChoice & { readonly of: LoadedBuy['riders']; readonly isOver: boolean };

/** As the press shows before it is answered: of a group one. What else must go the answer says. */
function pressedIn(
  offers: LoadedBuy['riders']['riders'],
  ids: readonly string[],
  id: string,
  isTaken: boolean,
): readonly string[] {
  if (!isTaken) return ids.filter((one) => one !== id);
  const groupOf = (of: string) => offers.find((one) => one.id === of)?.mutual_exclusive_group ?? of;
  return [...ids.filter((one) => groupOf(one) !== groupOf(id)), id];
}

/**
 * The term and the riders of a purchase. A press shows at once and is sent after those before it, since each answer names
 * the row that the next one changes; then the proposal is read anew with its price.
 */
export function useChoice({ proposal, riders }: LoadedBuy): Choice {
  const api = useApi();
  const router = useRouter();
  const [pressed, setPressed] = useState<Pressed>();
  const [notice, setNotice] = useWorded<ChangeNotice | undefined>(undefined);
  const row = useRef({ token: riders.cpt_id, total: proposal.price.total });
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(new AbortController());
  useEffect(() => {
    row.current = { token: riders.cpt_id, total: proposal.price.total };
  }, [riders.cpt_id, proposal.price.total]);
  useEffect(() => {
    const leave = beforeNextPage(() => sending.current);
    return () => {
      leave();
      waiting.current.abort();
    };
  }, []);

  const selected = riders.riders.filter((one) => one.selected).map(({ id }) => id);
  const isPressed = pressed !== undefined && !(pressed.isOver && pressed.of !== riders);
  const { ids, years }: ShownChoice = isPressed ? pressed : { ids: selected, years: riders.tenure };

  const take = async (answer: ChangedChoice) => {
    const change = answer.premium - row.current.total;
    row.current = { token: answer.cpt_id, total: answer.premium };
    const out = answer.taken_out.map(({ title }) => title);
    setNotice(() => ({ kind: 'changed', total: answer.premium, change, out }));
    await router.invalidate();
  };
  const finish = async (result: Exclude<ChangeResult, { kind: 'asking' }> | undefined) => {
    if (result?.kind === 'changed') return take(result.answer);
    setNotice(() => ({ kind: 'failed', message: result?.failure.message }));
    // Changed or closed elsewhere, or as it was: what stands there now is read.
    await router.invalidate();
  };
  /** What of a press that another one has overtaken still counts: the next is of the row that it made. */
  const overtaken = (result: ChangeResult) => {
    if (result.kind === 'changed') row.current = { ...row.current, token: result.answer.cpt_id };
  };
  const press = (next: ShownChoice, what: Press) => {
    waiting.current.abort();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    setPressed({ ...next, of: riders, isOver: false });
    setNotice(() => undefined);
    const send = () => sendPress(api, row.current.token, what);
    const first = sending.current.then(send);
    sending.current = first;
    void first.then(async (result) => {
      if (signal.aborted) return overtaken(result);
      if (result.kind === 'asking') setNotice(() => ({ kind: 'asking' }));
      const answer = result.kind === 'asking' ? await askOn(send, signal) : result;
      if (signal.aborted) return;
      await finish(answer);
      if (!signal.aborted) setPressed((now) => now && { ...now, isOver: true });
    });
  };

  return {
    ids,
    years,
    isBusy: isPressed,
    notice,
    chooseRider: (id, isTaken) =>
      press({ years, ids: pressedIn(riders.riders, ids, id, isTaken) }, { kind: 'rider', id, isTaken }),
    chooseTerm: (term) => press({ ids, years: term }, { kind: 'term', years: term }),
  };
}
