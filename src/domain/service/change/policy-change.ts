import type { IsoDate } from '../../date.ts';
import type { LocalText } from '../../local-text.ts';
import type { MemberKey } from '../../person/member.ts';
import type { FormAnswers, FormName } from '../../proposal/form/fields.ts';

/** What of an issued policy can be changed without a change of its price. */
export const changeKinds = ['change-nominee', 'change-name', 'change-address', 'change-mail'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Whose name is corrected; the proposer's is also that of an insured proposer. */
export type ChangedPerson = 'proposer' | MemberKey;

/** Answers of one form as they were, and as they are to be: what is only in the first goes. */
export type ChangedPart = {
  readonly form: FormName;
  readonly before: FormAnswers;
  readonly after: FormAnswers;
};

/** One question whose answer changes, as people read it; it keeps the words of that day. */
export type ChangeLine = {
  /** Undefined: the share of a nominee. */
  readonly label: LocalText | undefined;
  /** Which nominee it is about, counted from 1; undefined: it is about none. */
  readonly nominee: number | undefined;
  /** Undefined: nothing was answered. */
  readonly before: LocalText | undefined;
  readonly after: LocalText | undefined;
};

type ChangeFacts<Kind extends ChangeKind> = {
  readonly kind: Kind;
  /** Undefined of a change that is nobody's own. */
  readonly person: ChangedPerson | undefined;
  readonly parts: readonly ChangedPart[];
  readonly lines: readonly ChangeLine[];
};

export type PolicyChangeFacts = { readonly [Kind in ChangeKind]: ChangeFacts<Kind> }[ChangeKind];

/** A change that the insurer has accepted: from its day on it is part of the policy. */
export type Endorsement = {
  /** Counted from 1 within a policy. */
  readonly number: number;
  /** That of the request. */
  readonly reference: string;
  readonly on: IsoDate;
} & PolicyChangeFacts;
