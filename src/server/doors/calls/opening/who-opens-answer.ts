import type { CallAnswer } from '#contract/call/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { ok, type Result } from '#domain/result.ts';
import type { WhoOpens } from '#usecases/opening/who-opens.ts';
import type { CallContext } from '../../../visit/call-context.ts';

export function whoOpensAnswer(
  { framed }: Pick<CallContext, 'framed'>,
  proposalID: string,
  result: Result<WhoOpens>,
): Result<CallAnswer<'getWhoOpens'>> {
  if (!result.ok) return result;
  const { policy, holders, mails, provable, passkeys, seconds, change, isFresh } = result.value;
  return ok({
    proposalID,
    policy_number: policy.policyNumber,
    holders: [...holders],
    mails: [...mails],
    provable_mail: provable ?? null,
    passkeys: passkeys.map(({ id, addedAt, usedAt }) => ({
      id,
      added_on: dayInIndia(addedAt),
      used_on: usedAt ? dayInIndia(usedAt) : null,
    })),
    by_passkey: !framed,
    seconds: seconds.map(({ id, name, mobileEnds, openedAt }) => ({
      ...{ id, name, mobile_ends: mobileEnds },
      opened_on: openedAt ? dayInIndia(openedAt) : null,
    })),
    change: change ? { mobile_ends: change.mobileEnds, on: dayInIndia(change.holdsFrom) } : null,
    is_fresh: isFresh,
  });
}
