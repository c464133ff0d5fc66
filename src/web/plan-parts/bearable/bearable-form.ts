import type { PlainForm } from '#web/forms/landing/form-memory.ts';

/** What a page that asks it was loaded with. */
export type BearableForm = {
  /** It goes with a form that is sent without scripts; null once they run. */
  readonly token: string | null;
  /** Why the amount of such a form changed nothing. */
  readonly refusal: string | null;
};

export const bearableFormOf = (plain: PlainForm | undefined): BearableForm => ({
  token: plain?.token ?? null,
  refusal: plain?.found?.find(({ field }) => field === 'amount')?.message ?? null,
});
