import { conditionId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aRequest } from '../../builders/plan-builders.ts';
import { type Draws, drawsFrom } from '../draws.ts';

/** In cities of every size and in each zone. */
export const pincodes = [
  ...['400001', '110001', '560001', '600001', '700001', '500001', '411001', '380001'],
  ...['226001', '800001', '452001', '302001', '682001', '248001', '141001', '834001', '751001', '635001'],
];
/** In lakh; each as often as any other. */
export const covers = [3, 4, 5, 6, 7, 8, 9, 10, 15, 20] as const;
const usualConditions = [16, 17, 18, 19, 21, 1];

/** A family as most are. */
export function ordinaryFamily(seed: number): QuoteRequest {
  const draws = drawsFrom(seed);
  return aRequest({
    members: ordinaryMembers(draws),
    pincode: draws.one(pincodes),
    sumInsured: lakh(covers[seed % covers.length] ?? 10),
  });
}

function ordinaryMembers(draws: Draws): readonly Member[] {
  const member = (
    key: string,
    relation: Member['relation'],
    gender: Member['gender'],
    years: number,
  ): Member => ({
    key,
    relation,
    gender,
    age: { unit: 'years', count: Math.max(1, years) },
    insured: true,
    conditions: draws.happens(years >= 45 ? 0.35 : 0.04) ? [conditionId(draws.one(usualConditions))] : [],
    habits: draws.happens(0.1) ? ['smoke'] : [],
  });
  const adult = draws.whole(26, 48);
  const alone = () => [member('You', 'You', draws.one(['MALE', 'FEMALE']), draws.whole(21, 60))];
  const couple = () => [
    member('You', 'You', 'MALE', adult),
    member('Spouse', 'Spouse', 'FEMALE', Math.max(21, adult - draws.whole(0, 5))),
  ];
  const child = (nth: number) =>
    member(`Son-${nth}`, 'Son', 'MALE', Math.min(adult - 26, draws.whole(1, 16)));
  const parents = () => [
    member('Father', 'Father', 'MALE', Math.max(adult + 22, draws.whole(50, 76))),
    ...(draws.happens(0.7)
      ? [member('Mother', 'Mother', 'FEMALE', Math.max(adult + 19, draws.whole(46, 72)))]
      : []),
  ];
  const shape = draws.one([
    alone,
    alone,
    couple,
    couple,
    () => [...couple(), child(0)],
    () => [...couple(), child(0), child(1)],
    () => [...couple(), child(0), child(1)],
    parents,
    () => [...couple(), child(0), ...parents()],
  ]);
  return shape();
}

/** The same family when everybody has had a birthday. */
export function yearOlder(request: QuoteRequest): QuoteRequest {
  const members = request.members.map((member): Member => {
    const { age } = member;
    return age ? { ...member, age: { unit: 'years', count: age.count + 1 } } : member;
  });
  return { ...request, members };
}
