import type { Company } from '../../catalogue/catalogue.ts';
import type { ConsentReceipt } from '../../consent/receipt.ts';
import type { Instant } from '../../date.ts';
import type { Language, LocalText } from '../../local-text.ts';
import type { Rupees } from '../../money.ts';
import type { Relation } from '../../person/relation.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { Answer } from '../form/fields.ts';
import type { BuiltField } from '../form/forms.ts';
import type { TakenRider } from '../taken-riders.ts';

/** A proposal as it was signed: what was asked for, every question with its answer, and what was declared when. */
export type SignedProposal = {
  readonly proposalNumber: string;
  /** Undefined while, or where, no policy was made of it. */
  readonly policyNumber: string | undefined;
  readonly insurerTitle: string;
  /** Undefined: the catalogue does not say; so too of the next one. */
  readonly company: Company | undefined;
  readonly uin: string | undefined;
  readonly productTitle: string;
  readonly coverBasis: CoverBasis;
  readonly sumInsured: Rupees;
  readonly deductible: Rupees | undefined;
  readonly termYears: number;
  readonly riders: readonly TakenRider[];
  readonly premium: Rupees;
  readonly proposer: string;
  readonly signedAt: Instant;
  /** In which the texts were read that were agreed to. */
  readonly language: Language;
  /** The questions are those of the catalogue of today, which is another than that of the price. */
  readonly hasNewerForm: boolean;
  readonly sections: readonly SignedSection[];
  readonly consents: readonly ConsentReceipt[];
  readonly isDemo: boolean;
};

export type SignedSection = {
  readonly title: LocalText;
  /** Whom it is about; undefined of a section that is asked once. */
  readonly person: { readonly name: string | undefined; readonly relation: Relation } | undefined;
  readonly questions: readonly SignedQuestion[];
};

/** Undefined answer: none was given, and none was needed. */
export type SignedQuestion = {
  readonly field: BuiltField;
  readonly answer: Answer | undefined;
  /** When it was declared; undefined of all that is no declaration. */
  readonly declaredAt?: Instant | undefined;
};
