import type { Habit } from '#domain/person/lifestyle.ts';
import { emptyHealth, type Health } from '#web/browser/storage/draft-shape.ts';
import { insure } from '../choosing.ts';
import { chosenKeys } from '../quote/quote-answers.ts';
import type { FormMemory } from './form-memory.ts';
import { sayControl, withHealth } from './say.ts';
import { habitsOf, type LandingForm } from './step-names.ts';

/** What a step's form may say, by the beginnings of its names. */
const takenBy: Readonly<Record<LandingForm | 'home', readonly string[]>> = {
  home: ['who', 'age', 'unit', 'pincode'],
  'gender-pincode': ['gender', 'pincode'],
  members: ['who', 'age', 'unit', 'spouse', 'parents'],
  medical: ['anyone', 'has', 'which', 'none'],
  smoking: ['habit'],
  drinking: ['habit'],
  stress: ['habit'],
  'existing-insurance': ['held', 'existing'],
  health: ['gender', 'parents', 'ill', 'does', 'held', 'existing', 'rest'],
};

/** Boxes that are not ticked are not sent. */
function withoutTicks(form: LandingForm | 'home', memory: FormMemory): FormMemory {
  const { draft, health } = memory;
  if (form === 'members' || form === 'home') {
    return { ...memory, draft: chosenKeys(draft).reduce((next, key) => insure(next, key, false), draft) };
  }
  if (form === 'medical') return withHealth(memory, { ...health, who: [], conditions: {}, without: [] });
  if (form === 'health') {
    const { importance, leaving } = health;
    return withHealth(memory, { ...emptyHealth, importance, leaving });
  }
  const cleared = (habitsOf[form] ?? []).map((habit): [Habit, Health['habits'][Habit]] => [
    habit,
    { none: false, who: [] },
  ]);
  return withHealth(memory, { ...health, habits: { ...health.habits, ...Object.fromEntries(cleared) } });
}

const saysNone = (name: string) => name.startsWith('none-') || name.endsWith('-none');

/**
 * What was said, with a whole form as a browser sends it. Where somebody ticked an illness and "None of these" both, the
 * illness counts: leaving one out can cost a claim.
 */
export function sayForm(
  form: LandingForm | 'home',
  memory: FormMemory,
  posted: readonly (readonly [name: string, value: string])[],
): FormMemory {
  const fields = posted.filter(([name]) => takenBy[form].includes(name.split('-', 1)[0] ?? ''));
  const none = fields.filter(([name]) => saysNone(name));
  const others = fields.filter(([name]) => !saysNone(name));
  return [...none, ...others].reduce(
    (next, [name, value]) => sayControl(next, { name, value, on: true }),
    withoutTicks(form, memory),
  );
}
