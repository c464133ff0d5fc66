import { parsePincode } from '#domain/location/parse-pincode.ts';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { wrongPlace } from '../place/place-words.ts';
import { loadConditions } from '../quote/conditions.ts';
import { parting } from '../quote/health-answers.ts';
import { saveAnswers } from '../quote/save-answers.ts';
import type { Gone, GoOnNeeds } from './gone.ts';
import type { Said } from './said.ts';
import { asksParentsPlace, fields, type LandingStep, landingSteps } from './step-names.ts';
import { firstOpenStep, stepErrors, wrongParentsPlace } from './steps.ts';

/** The press of a step's button, by a script or by a plain form: the same checks and the same way on. */
export async function goOnFrom(step: LandingStep, said: Said, needs: GoOnNeeds): Promise<Gone> {
  const found = [...stepErrors(step, said, needs)];
  if (found.length === 0) found.push(...(await placeErrors(step, said, needs)));
  if (found.length > 0) return { said, found };
  if (step === 'medical') return leaveOver(said, needs);
  if (step === 'existing-insurance') return save(said, needs);
  return onTo(said, landingSteps[landingSteps.indexOf(step) + 1] ?? step);
}

const onTo = (said: Said, step: LandingStep): Gone => ({ said, to: paths.landing(step), found: [] });

/** A place that cannot be asked for right now is no error: the save checks it again. */
async function isUnknown(typed: string, api: GoOnNeeds['api']): Promise<boolean> {
  const pincode = parsePincode(typed);
  if (pincode === undefined) return false;
  const place = await api.call('getPlace', { params: { pincode: String(pincode) }, body: {} });
  return !place.ok && [400, 404, 422].includes(place.status);
}

async function placeErrors(
  step: LandingStep,
  said: Said,
  { api, ...worded }: GoOnNeeds,
): Promise<readonly FieldError[]> {
  const { pincode, parentsLive, parentsPincode } = said.draft;
  if (step === 'gender-pincode' && (await isUnknown(pincode, api))) {
    return [{ field: fields.pincode, ...wrongPlace(worded.t, worded.locationMode, pincode) }];
  }
  const isElsewhere = step === 'members' && asksParentsPlace(said) && parentsLive === 'elsewhere';
  return isElsewhere && (await isUnknown(parentsPincode, api)) ? [wrongParentsPlace(said, worded)] : [];
}

/** Who has a condition that blocks leaves the later steps; the page says so before it goes on. */
async function leaveOver(said: Said, { api }: GoOnNeeds): Promise<Gone> {
  const { leaving } = parting(said.draft, said.health, (await loadConditions(api)) ?? []);
  const health = { ...said.health, leaving: leaving.map(({ member }) => member.key) };
  const next = { ...said, health };
  return leaving.length > 0 ? { said: next, to: paths.landingLeaves(), found: [] } : onTo(next, 'smoking');
}

async function save(said: Said, needs: GoOnNeeds): Promise<Gone> {
  const open = firstOpenStep(said, needs, 'existing-insurance');
  if (open !== undefined) return onTo(said, open);
  const ending = await saveAnswers(needs.api, said.draft, said.health);
  if (!ending.ok) {
    if (ending.trouble.kind === 'gap') return onTo(said, 'gender-pincode');
    const { message, fields: wrong } = ending.trouble.failure;
    return {
      said,
      found: [{ field: 'held', message: [message, ...wrong.map((each) => each.message)].join(' ') }],
    };
  }
  const { saved, leaving } = ending;
  const next: Said = {
    draft: { ...said.draft, quote: { id: saved.quote_id, crn: saved.quote_crn } },
    health: { ...said.health, leaving: [...said.health.leaving, ...leaving] },
  };
  if (leaving.length > 0 && saved.next.kind !== 'policy-offline') {
    return { said: next, to: paths.landingLeaves(), found: [] };
  }
  const held = said.draft.existing === 'yes' ? (said.draft.existingSumInsured ?? 0) : 0;
  return { said: next, to: paths.landingSummary(saved.quote_id, defaultSumInsured, held), found: [] };
}
