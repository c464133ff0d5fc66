import type { CallResult } from '#contract/call/shapes.ts';
import type { WireQuote } from '#contract/quote/shapes.ts';
import type { Gender } from '#domain/person/relation.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Draft } from '#web/browser/storage/draft-shape.ts';

/** One answer about the people of a quote that prices depend on; the parents have a pincode of their own, or share one. */
export type PeopleChange =
  | { readonly name: 'spouse-gender'; readonly value: Gender }
  | { readonly name: 'pincode' | 'parents-pincode'; readonly value: string };

/** Makes a quote of the same answers with another one in place of one of them: the old one keeps its prices. */
export async function saveChanged(
  api: Pick<Api, 'call'>,
  quote_id: string,
  change: PeopleChange,
): Promise<CallResult<'saveDetails'>> {
  const answers = await api.call('getQuote', { params: { quote_id }, body: {} });
  if (!answers.ok) return answers;
  const { members, gender, place, parents_place, conditions, bearable, existing_sa, deductible, ...same } =
    answers.value;
  const data: WireQuote = {
    product_type: same.product_type,
    members: members.map((member) =>
      change.name === 'spouse-gender' && member.id === 'spouse'
        ? { ...member, gender: change.value }
        : member,
    ),
    gender: gender ?? members[0]?.gender ?? 'FEMALE',
    medical_conditions: conditions.map(({ id }) => id),
    pincode: change.name === 'pincode' ? change.value : place.pincode,
    sum_assured: same.sum_assured,
    importance: same.importance,
    ...(parents_place !== null && {
      parents_pincode: change.name === 'parents-pincode' ? change.value : parents_place.pincode,
    }),
    ...(existing_sa !== null && { existing_sa }),
    ...(deductible !== null && { deductible }),
    ...(!bearable.is_guess && { bearable: bearable.amount }),
  };
  return api.call('saveDetails', { params: {}, body: { data } });
}

type SavedQuote = { readonly quote_id: string; readonly quote_crn: string };

/** Keeps the change among what was answered, for the pages of the quote flow. */
export function withChange(draft: Draft, { name, value }: PeopleChange, saved: SavedQuote): Draft {
  const quote = { id: saved.quote_id, crn: saved.quote_crn };
  switch (name) {
    case 'spouse-gender':
      return { ...draft, quote, genderOfSpouse: value };
    case 'pincode':
      return { ...draft, quote, pincode: value };
    case 'parents-pincode':
      return { ...draft, quote, parentsPincode: value };
  }
}
