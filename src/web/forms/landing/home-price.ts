import type { CallAnswer } from '#contract/call/shapes.ts';
import { memberToWire } from '#contract/quote/wire.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import type { Api } from '#web/browser/network/api.ts';
import { emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { wrongPlace } from '../place/place-words.ts';
import { membersOf } from '../quote/quote-answers.ts';
import { firstPriceId } from './first-price-id.ts';
import type { Gone, GoOnNeeds } from './gone.ts';
import { peopleErrors, type Worded } from './people-errors.ts';
import type { Said } from './said.ts';
import { fields } from './step-names.ts';

export type FirstPrice = CallAnswer<'getFirstPrice'>;

/** Of a first price people, ages and a place are asked, and nothing else. */
export function homeErrors(said: Said, worded: Worded): readonly FieldError[] {
  const errors = [...peopleErrors(said, worded)];
  if (parsePincode(said.draft.pincode) === undefined) {
    errors.push({
      field: fields.pincode,
      ...wrongPlace(worded.t, worded.locationMode, said.draft.pincode),
    });
  }
  return errors;
}

/** Null where it cannot be told now, or the place is unknown. */
export async function askFirstPrice(
  api: Pick<Api, 'call'>,
  { draft }: Said,
): Promise<{ readonly price: FirstPrice | null; readonly isRefused: boolean }> {
  const data = {
    members: membersOf(draft, emptyHealth).map(memberToWire),
    pincode: String(parsePincode(draft.pincode) ?? ''),
  };
  const answer = await api.call('getFirstPrice', { params: {}, body: { data } });
  if (answer.ok) return { price: answer.value, isRefused: false };
  return { price: null, isRefused: answer.status === 422 };
}

/** The post of the start page's form: the price stands on the page that it leads back to. */
export async function takeHome(said: Said, needs: GoOnNeeds): Promise<Gone> {
  const found = homeErrors(said, needs);
  return found.length > 0 ? { said, found } : { said, found, to: `${paths.home()}#${firstPriceId}` };
}
