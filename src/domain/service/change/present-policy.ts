import type { IsoDate } from '../../date.ts';
import type { FormAnswers } from '../../proposal/form/fields.ts';
import type { Proposal } from '../../proposal/proposal.ts';
import type { ChangedPart, Endorsement, PolicyChangeFacts } from './policy-change.ts';

type Agreed = Pick<Proposal, 'forms' | 'endorsements'>;
type Accepted = { readonly reference: string; readonly on: IsoDate };

/**
 * The policy with one endorsement more: its forms are what holds now, so that whoever reads a name reads the present one, and
 * each endorsement keeps what was before it. One that is there by its reference changes nothing.
 */
export function withEndorsement<Policy extends Agreed>(
  policy: Policy,
  change: PolicyChangeFacts,
  { reference, on }: Accepted,
): Policy {
  const earlier = policy.endorsements ?? [];
  if (earlier.some((each) => each.reference === reference)) return policy;
  const parts = change.parts.map((part) => ({ ...part, before: answersBefore(policy, part) }));
  const endorsement: Endorsement = { ...change, parts, number: earlier.length + 1, reference, on };
  return {
    ...policy,
    forms: parts.reduce((forms, part) => withPart(forms, part), policy.forms),
    endorsements: [...earlier, endorsement],
  };
}

/** A draft that was begun with the policy's answers, with those that the change brings; it was signed by nobody yet. */
export function withChange<Draft extends Pick<Proposal, 'forms'>>(
  draft: Draft,
  { parts }: PolicyChangeFacts,
): Draft {
  return { ...draft, forms: parts.reduce((forms, part) => withPart(forms, part), draft.forms) };
}

/** The policy as it stood with so many endorsements; with none it is as it was issued. */
export function asItStood<Policy extends Agreed>(policy: Policy, endorsements: number): Policy {
  const all = policy.endorsements ?? [];
  const undone = all.slice(endorsements).toReversed();
  const forms = undone
    .flatMap(({ parts }) => parts)
    .reduce(
      (now, { form, before, after }) => withPart(now, { form, before: after, after: before }),
      policy.forms,
    );
  return { ...policy, forms, endorsements: all.slice(0, endorsements) };
}

/** As it was signed and issued, whatever was changed since. */
export function asIssued<Policy extends Agreed>(policy: Policy): Policy {
  return asItStood(policy, 0);
}

function answersBefore({ forms }: Agreed, { form, before, after }: ChangedPart): FormAnswers {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(Object.entries(forms[form] ?? {}).filter(([name]) => names.has(name)));
}

function withPart(forms: Agreed['forms'], { form, before, after }: ChangedPart): Agreed['forms'] {
  const rest = Object.entries(forms[form] ?? {}).filter(([name]) => !Object.hasOwn(before, name));
  return { ...forms, [form]: { ...Object.fromEntries(rest), ...after } };
}
