import { parsePincode } from '#domain/location/parse-pincode.ts';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { wrongPlace } from '../place/place-words.ts';
import { loadConditions } from '../quote/conditions.ts';
import { listAfterQuote } from '../quote/destination.ts';
import { existingFields } from '../quote/existing-errors.ts';
import { parting } from '../quote/health-answers.ts';
import { saveAnswers } from '../quote/save-answers.ts';
import type { FormMemory } from './form-memory.ts';
import { homeErrors } from './home-price.ts';
import { asksParentsPlace, fields, type LandingForm, type LandingStep, landingSteps } from './step-names.ts';
import type { GoOnNeeds, StepResult } from './step-result.ts';
import { firstOpenStep, stepErrors, wrongParentsPlace } from './steps.ts';

/** The press of a step's button, by a script or by a plain form: the same checks and the same way on. */
export async function goOnFrom(step: LandingForm, memory: FormMemory, needs: GoOnNeeds): Promise<StepResult> {
  if (step === 'health' && homeErrors(memory, needs).length > 0)
    return { said: memory, to: paths.home(), found: [] };
  const errors = [...stepErrors(step, memory, needs)];
  if (errors.length === 0) errors.push(...(await placeErrors(step, memory, needs)));
  if (errors.length > 0) return { said: memory, found: errors };
  if (step === 'health') return toExactPrices(memory, needs);
  if (step === 'medical') return leaveOver(memory, needs);
  if (step === 'existing-insurance') return save(memory, needs);
  return onTo(memory, landingSteps[landingSteps.indexOf(step) + 1] ?? step);
}

const onTo = (memory: FormMemory, step: LandingStep): StepResult => ({
  said: memory,
  to: paths.landing(step),
  found: [],
});

/** A place that cannot be asked for right now is no error: the save checks it again. */
async function isUnknown(text: string, api: GoOnNeeds['api']): Promise<boolean> {
  const pincode = parsePincode(text);
  if (pincode === undefined) return false;
  const place = await api.call('getPlace', { params: { pincode: String(pincode) }, body: {} });
  return !place.ok && [400, 404, 422].includes(place.status);
}

async function placeErrors(
  step: LandingForm,
  memory: FormMemory,
  { api, ...worded }: GoOnNeeds,
): Promise<readonly FieldError[]> {
  const { pincode, parentsLive, parentsPincode } = memory.draft;
  if (step === 'gender-pincode' && (await isUnknown(pincode, api))) {
    return [{ field: fields.pincode, ...wrongPlace(worded.t, worded.locationMode, pincode) }];
  }
  const hasQuestion = step === 'members' || step === 'health';
  const isElsewhere = hasQuestion && asksParentsPlace(memory) && parentsLive === 'elsewhere';
  return isElsewhere && (await isUnknown(parentsPincode, api)) ? [wrongParentsPlace(memory, worded)] : [];
}

async function leaversOf({ draft, health }: FormMemory, { api }: GoOnNeeds) {
  const { leaving, staying } = parting(draft, health, (await loadConditions(api)) ?? []);
  return { leaving: leaving.map(({ member }) => member.key), staying };
}

/** Who has a condition that blocks leaves the later steps; the page says so before it goes on. */
async function leaveOver(memory: FormMemory, needs: GoOnNeeds): Promise<StepResult> {
  const { leaving } = await leaversOf(memory, needs);
  const next = { ...memory, health: { ...memory.health, leaving } };
  return leaving.length > 0 ? { said: next, to: paths.landingLeaves(), found: [] } : onTo(next, 'smoking');
}

/** Straight to the list, but for who has to leave: that is said first, and nobody is left out by a press alone. */
async function toExactPrices(memory: FormMemory, needs: GoOnNeeds): Promise<StepResult> {
  const { leaving, staying } = await leaversOf(memory, needs);
  const next: FormMemory = {
    draft: { ...memory.draft, existing: memory.draft.existing ?? 'no' },
    health: { ...memory.health, leaving },
  };
  const leaves = paths.landingLeaves({ from: 'health' });
  const isNews = leaving.some((key) => !memory.health.leaving.includes(key));
  if (isNews || staying.length === 0) return { said: next, to: leaves, found: [] };
  return saveQuote(next, needs, { errorAt: fields.rest, leaves, onward: listAfterQuote });
}

function save(memory: FormMemory, needs: GoOnNeeds): StepResult | Promise<StepResult> {
  const open = firstOpenStep(memory, needs, 'existing-insurance');
  if (open !== undefined) return onTo(memory, open);
  const existing = memory.draft.existing === 'yes' ? (memory.draft.existingSumInsured ?? 0) : 0;
  return saveQuote(memory, needs, {
    errorAt: existingFields.held,
    leaves: paths.landingLeaves(),
    onward: ({ quote_id: id }) => paths.landingSummary(id, defaultSumInsured, existing),
  });
}

type SaveWays = {
  /** What the server refuses is said at this field. */
  readonly errorAt: string;
  readonly leaves: string;
  readonly onward: typeof listAfterQuote;
};

async function saveQuote(memory: FormMemory, needs: GoOnNeeds, ways: SaveWays): Promise<StepResult> {
  const ending = await saveAnswers(needs.api, memory.draft, memory.health);
  if (!ending.ok) {
    if (ending.trouble.kind === 'gap') return onTo(memory, 'gender-pincode');
    const { message, fields: wrong } = ending.trouble.failure;
    return {
      said: memory,
      found: [{ field: ways.errorAt, message: [message, ...wrong.map((each) => each.message)].join(' ') }],
    };
  }
  const { saved, leaving } = ending;
  const next: FormMemory = {
    draft: { ...memory.draft, quote: { id: saved.quote_id, crn: saved.quote_crn } },
    health: { ...memory.health, leaving: [...memory.health.leaving, ...leaving] },
  };
  const someoneLeaves = leaving.length > 0 && saved.next.kind !== 'policy-offline';
  return { said: next, to: someoneLeaves ? ways.leaves : ways.onward(saved), found: [] };
}
