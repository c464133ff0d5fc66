import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

/** What a page that asks for an assumption was loaded with. */
export type BearableForm = {
  /** It goes with a form that is sent without scripts; null once they run. */
  readonly token: string | null;
  /** Why what such a form said changed nothing. */
  readonly refusals: readonly FieldError[];
};

export const bearableFormOf = (plain: PlainForm | undefined): BearableForm => ({
  token: plain?.token ?? null,
  refusals: plain?.found ?? [],
});

/** The reason that stands beside a question. */
export const refusalOf = ({ refusals }: BearableForm, field: string): string | null =>
  refusals.find((refusal) => refusal.field === field)?.message ?? null;
