import { useEffect, useState } from 'react';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import type { Api } from '#web/platform/network/api.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import type { OwnHospital } from './own-hospitals.ts';

type Hospital = WireHospitals['by_pincode'][number]['hospitals'][number];
export type Settlement = Hospital['insurers'][number]['settlement'];

/** Of each named hospital how each insurer asked about pays there, by hospital, then by insurer. */
export type SettledAt = ReadonlyMap<string, ReadonlyMap<number, Settlement>>;

/** Characters of a name that the call takes. */
const mostSought = 60;

async function ask(api: Api, quoteId: string, own: OwnHospital, insurerIds: readonly number[]) {
  const answer = await api.call('hospitalsByPincode', {
    params: {},
    body: {
      data: { pincodes: [own.pincode], insurer_ids: [...insurerIds], search: own.name.slice(0, mostSought) },
      quote_id: quoteId,
    },
  });
  const near: readonly Hospital[] = answer.ok
    ? answer.value.by_pincode.flatMap(({ hospitals }) => hospitals)
    : [];
  const found = near.find(({ id }) => id === own.id);
  const settled = (found?.insurers ?? []).map(({ insurer_id: id, settlement }) => [id, settlement] as const);
  return [own.id, new Map(settled)] as const;
}

/** Asked once they are named, and again for other insurers. Empty until it is known. */
export function useSettledAt(
  quoteId: string,
  own: readonly OwnHospital[],
  insurerIds: readonly number[],
): SettledAt {
  const api = useApi();
  const [settled, setSettled] = useState<SettledAt>(new Map());
  const asked = JSON.stringify([own.map(({ id }) => id), insurerIds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are made anew at each drawing; what they hold is `asked`.
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(own.map((one) => ask(api, quoteId, one, insurerIds))).then((answers) => {
      if (isCurrent) setSettled(new Map(answers));
    });
    return () => {
      isCurrent = false;
    };
  }, [api, quoteId, asked]);
  return settled;
}

/** At how many of them this insurer pays the hospital itself; undefined while one of them is not known. */
export function cashlessOf(
  own: readonly OwnHospital[],
  settled: SettledAt,
  insurerId: number,
): number | undefined {
  const told = own.map(({ id }) => settled.get(id)?.get(insurerId));
  return told.includes(undefined) ? undefined : told.filter((one) => one === 'cashless').length;
}
