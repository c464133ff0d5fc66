import { parsePincode } from '#domain/location/parse-pincode.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { missingErrors } from '../people/missing-errors.ts';
import { parentsPlace, wrongPlace } from '../place/place-words.ts';
import { existingErrors } from '../quote/existing-errors.ts';
import { lacksHabit, missingAnswers, missingConditions } from '../quote/health-answers.ts';
import { peopleWords } from '../quote/people.ts';
import { chosenKeys } from '../quote/quote-answers.ts';
import { parentValues } from '../quote/spoken-words.ts';
import type { FormMemory } from './form-memory.ts';
import { peopleErrors, type Worded } from './people-errors.ts';
import {
  asksParentsPlace,
  fields,
  habitsOf,
  type LandingForm,
  type LandingStep,
  landingSteps,
  peopleWithHabits,
} from './step-names.ts';

/** All that keeps somebody on a step, in page order. */
export function stepErrors(step: LandingForm, memory: FormMemory, worded: Worded): readonly FieldError[] {
  const { t } = worded;
  switch (step) {
    case 'gender-pincode':
      return genderPincodeErrors(memory, worded);
    case 'members':
      return membersErrors(memory, worded);
    case 'medical':
      return medicalErrors(memory, t);
    case 'smoking':
    case 'drinking':
    case 'stress':
      return habitErrors(step, memory, t);
    case 'existing-insurance':
      return existingErrors(memory.draft, t);
    case 'health':
      return healthErrors(memory, worded);
  }
}

/** The first step that still lacks an answer, up to and including `last`. */
export function firstOpenStep(
  memory: FormMemory,
  worded: Worded,
  last: LandingStep,
): LandingStep | undefined {
  const steps = landingSteps.slice(0, landingSteps.indexOf(last) + 1);
  return steps.find((step) => stepErrors(step, memory, worded).length > 0);
}

function genderPincodeErrors({ draft }: FormMemory, { t, locationMode }: Worded): readonly FieldError[] {
  const errors = genderErrors(draft, t);
  if (parsePincode(draft.pincode) === undefined) {
    errors.push({ field: fields.pincode, ...wrongPlace(t, locationMode, draft.pincode) });
  }
  return errors;
}

function genderErrors({ genderOfYou }: FormMemory['draft'], t: Translate): FieldError[] {
  return genderOfYou ? [] : [{ field: fields.gender, message: t('landing.gender.missing') }];
}

function membersErrors(memory: FormMemory, worded: Worded): readonly FieldError[] {
  const errors = peopleErrors(memory, worded);
  return chosenKeys(memory.draft).length === 0 ? errors : [...errors, ...parentsErrors(memory, worded)];
}

function parentsErrors(memory: FormMemory, worded: Worded): readonly FieldError[] {
  const { parentsLive, parentsPincode } = memory.draft;
  if (!asksParentsPlace(memory)) return [];
  if (parentsLive === undefined) {
    const { t } = worded;
    return [
      { field: fields.live, message: t('place.parents.missing', parentValues(t, chosenKeys(memory.draft))) },
    ];
  }
  if (parentsLive === 'same' || parsePincode(parentsPincode) !== undefined) return [];
  return [wrongParentsPlace(memory, worded)];
}

export function wrongParentsPlace({ draft }: FormMemory, { t, locationMode }: Worded): FieldError {
  const name = parentsPlace(t, locationMode, parentValues(t, chosenKeys(draft)));
  const { message, topic } = wrongPlace(t, locationMode, draft.parentsPincode);
  return { field: fields.parents, message: t('quote.named', { name, message }), topic };
}

function medicalErrors({ draft, health }: FormMemory, t: Translate): readonly FieldError[] {
  const keys = chosenKeys(draft);
  return missingErrors(missingConditions(health, keys), peopleWords(t), keys, t);
}

/** What a first price did not ask, on one page. Whoever says nothing of a policy holds none. */
function healthErrors(memory: FormMemory, worded: Worded): readonly FieldError[] {
  const { draft, health } = memory;
  const { t } = worded;
  const errors = genderErrors(draft, t);
  errors.push(...parentsErrors(memory, worded));
  errors.push(...existingErrors({ ...draft, existing: draft.existing ?? 'no' }, t));
  if (missingAnswers(draft, health).length > 0)
    errors.push({ field: fields.rest, message: t('landing.rest.missing') });
  return errors;
}

function habitErrors(step: LandingStep, memory: FormMemory, t: Translate): readonly FieldError[] {
  const adults = peopleWithHabits(memory);
  const missing = (habitsOf[step] ?? [])
    .filter((habit) => lacksHabit(memory.health, habit, adults))
    .map((habit) => ({ kind: 'habit', habit }) as const);
  return missingErrors(missing, peopleWords(t), adults, t);
}
