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
import type { FormMemory } from './form-memory.ts';
import { peopleErrors, type Worded } from './people-errors.ts';
import { fields } from './step-names.ts';
import type { GoOnNeeds, StepResult } from './step-result.ts';

export type FirstPrice = CallAnswer<'getFirstPrice'>;

/** A first price asks for people, ages and a place, and nothing else. */
export function homeErrors(memory: FormMemory, worded: Worded): readonly FieldError[] {
  const errors = [...peopleErrors(memory, worded)];
  if (parsePincode(memory.draft.pincode) === undefined) {
    errors.push({
      field: fields.pincode,
      ...wrongPlace(worded.t, worded.locationMode, memory.draft.pincode),
    });
  }
  return errors;
}

/** Null where it cannot be told now, or the place is unknown. */
export async function askFirstPrice(
  api: Pick<Api, 'call'>,
  { draft }: FormMemory,
): Promise<{ readonly price: FirstPrice | null; readonly isRefused: boolean }> {
  const data = {
    // Until it is said who is a man and who a woman, you are drawn as a woman, and the spouse goes by that.
    members: membersOf({ ...draft, genderOfYou: draft.genderOfYou ?? 'FEMALE' }, emptyHealth).map(
      memberToWire,
    ),
    pincode: String(parsePincode(draft.pincode) ?? ''),
  };
  const answer = await api.call('getFirstPrice', { params: {}, body: { data } });
  if (answer.ok) return { price: answer.value, isRefused: false };
  return { price: null, isRefused: answer.status === 422 };
}

/** The post of the start page's form: the price stands on the page that it leads back to. */
export async function takeHome(memory: FormMemory, needs: GoOnNeeds): Promise<StepResult> {
  const errors = homeErrors(memory, needs);
  return errors.length > 0
    ? { said: memory, found: errors }
    : { said: memory, found: errors, to: `${paths.home()}#${firstPriceId}` };
}
