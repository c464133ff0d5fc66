import { useEffect, useState } from 'react';
import type { NamedHospital } from '#domain/location/area.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { askSettled, type SettledAt } from './settlements.ts';

const nothing: SettledAt = new Map();

/** The call runs once they are named, and again for other insurers. */
export function useSettledAt(quoteId: string, own: readonly NamedHospital[], insurerIds: readonly number[]) {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly settled: SettledAt | undefined }>();
  const key = JSON.stringify([own.map(({ id }) => id), insurerIds, tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are made anew at each drawing; what they hold is `key`.
  useEffect(() => {
    if (own.length === 0) return;
    let isCurrent = true;
    void askSettled(api, quoteId, own, insurerIds).then((facts) => {
      if (isCurrent) setAnswer({ to: key, settled: facts?.settled });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, quoteId, key]);
  return {
    /** Empty until it is known. */
    settled: answer?.settled ?? nothing,
    hasFailed: answer?.to === key && answer.settled === undefined,
    askAgain: () => setTries(tries + 1),
  };
}
