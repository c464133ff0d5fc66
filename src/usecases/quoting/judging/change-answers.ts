import { namedNear } from '#domain/catalogue/hospital.ts';
import type { QuoteId, VisitorId } from '#domain/ids.ts';
import type { Bearable } from '#domain/judge/bearable.ts';
import { changeImportance, type ImportanceChange } from '#domain/judge/importance.ts';
import { isSameLater, type LaterAnswers } from '#domain/quote/later-answers.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../../ports.ts';

/** What somebody says now; what is absent stays as it was. */
export type AnswersChange = {
  readonly bearable?: Bearable;
  readonly importance?: ImportanceChange | undefined;
};

/**
 * Notes in a quote what no price depends on: what its family can pay itself in a bad year, and what matters to it. These are
 * the answers that a quote takes later; any other makes a new quote. Fails with `NOT_FOUND`, and beside its field for a
 * hospital that is none.
 */
export function changeAnswers(
  { store, catalogue }: Ports,
  owner: VisitorId,
  id: QuoteId,
  { bearable, importance }: AnswersChange,
): Promise<Result<LaterAnswers>> {
  const { hospitals } = catalogue.current();
  const unknown = (importance?.hospitals ?? []).flatMap((one, at) =>
    namedNear(hospitals, [one], one.pincode)
      ? []
      : [{ field: `data.hospitals.${at}`, code: 'CHOICE_UNKNOWN' as const }],
  );
  if (unknown.length > 0) return Promise.resolve(fail('INVALID_ANSWERS', { fields: unknown }));
  return store.atomically(async (within) => {
    await within.holdVisitor(owner);
    const quote = await within.findQuote(owner, id);
    if (!quote) return fail('NOT_FOUND');
    const { request } = quote;
    const answers: LaterAnswers = {
      bearable: bearable ?? request.bearable,
      importance: changeImportance(request.importance, importance),
    };
    if (!isSameLater(request, answers)) await within.saveLaterAnswers(quote, answers);
    return ok(answers);
  });
}
