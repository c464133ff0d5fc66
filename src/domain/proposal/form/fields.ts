import type { HelpTopic } from '../../help/topics.ts';
import type { LocalText } from '../../local-text.ts';

/** These are the seven forms of specification section 3, in the order of the steps. */
export const formNames = [
  'proposerDetails',
  'insuredMembers',
  'nomineeDetails',
  'bankDetails',
  'portabilityDetails',
  'medicalDetails',
  'lifeStyleDetails',
] as const;

export type FormName = (typeof formNames)[number];

export const fieldKinds = [
  'name',
  'text',
  'long-text',
  'date-of-birth',
  'date',
  'month',
  'gender',
  'mobile',
  'email',
  'pan',
  'pincode',
  'ifsc',
  'account-number',
  'height',
  'weight',
  'number',
  'amount',
  'choice',
  'radio',
  'yes-no',
  'checkboxes',
  'tick',
] as const;

export type FieldKind = (typeof fieldKinds)[number];

export type Choice = { readonly id: string; readonly label: LocalText };

/** A date of birth may say that somebody is a minor today. */
export const under18 = 'under-18';

/**
 * Shown and required only while another answer of the same form (same person) has one of these values; of a date of birth
 * `under-18`.
 */
export type ShowIf = { readonly field: string; readonly is: readonly string[] };

/**
 * The sentence stands below a question for whoever none of its answers fits: it leads to a person, who is
 * told the topic.
 */
export type PersonHelp = { readonly topic: HelpTopic; readonly text: LocalText };

export type FieldDefinition = {
  /** Wire name, snake_case, unique in its form. Asked of a person it becomes `Son-0.first_name`. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: LocalText;
  readonly hint: LocalText | undefined;
  readonly required: boolean;
  readonly choices: readonly Choice[];
  /** It bounds the value of numbers and the length of texts. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly autocomplete: string | undefined;
  readonly showIf: ShowIf | undefined;
  /** Two such fields share a row on wide screens. */
  readonly half: boolean;
  /** Must repeat another field of the form exactly (an account number typed twice). */
  readonly sameAs: string | undefined;
  readonly person: PersonHelp | undefined;
};

/** How often a section is asked. */
export const repeats = ['once', 'each-insured', 'each-adult-insured'] as const;

export type SectionDefinition = {
  readonly id: string;
  readonly title: LocalText;
  readonly hint: LocalText | undefined;
  /** `each-insured`: asked once for every insured member, names prefixed with the member's key. */
  readonly repeat: (typeof repeats)[number];
  readonly fields: readonly FieldDefinition[];
};

export type FormDefinition = { readonly name: FormName; readonly sections: readonly SectionDefinition[] };

/** What a product asks beside the common forms. */
export type FormChanges = {
  readonly form: FormName;
  readonly section: string;
  readonly add: readonly FieldDefinition[];
  readonly omit: readonly string[];
};

export type Answer = string | boolean | readonly string[];
/** Flat, by field name. Absent means not answered. */
export type Answers = Readonly<Record<string, Answer>>;
/**
 * Answers as they are sent and stored. `null` is one that was erased: neither what was saved before nor what is known
 * from elsewhere takes its place. Rules read them through `withoutErased`.
 */
export type FormAnswers = Readonly<Record<string, Answer | null>>;

export function withoutErased(answers: FormAnswers): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]): [string, Answer][] =>
      answer === null ? [] : [[name, answer]],
    ),
  );
}

/** The answers of a `gender` and of a `yes-no` field, whose definitions list no choices of their own. */
export const genderAnswers = ['MALE', 'FEMALE'] as const;
export const yesNoAnswers = ['yes', 'no'] as const;
