import { inLanguage } from '#domain/local-text.ts';
import type { Place } from '#domain/location/place.ts';
import type { FieldDefinition, FormAnswers, FormName } from '#domain/proposal/form/fields.ts';
import { shownCity } from '#domain/proposal/form/place-name.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { type FieldsByName, fieldOf, type HeldProposal } from '#domain/retention/held-data.ts';
import type { Say } from '#words/sentences.ts';
import { answerText } from '../answer-text.ts';
import type { PaperBlock } from '../tree.ts';

export type FormAnswerContext = {
  readonly fields: FieldsByName;
  /** What a pincode stands for. */
  readonly placeOf: (pincode: string) => Place | undefined;
};

/** What was asked and answered, a table a form, as the reader's language says it. */
export function answersOf(
  say: Say,
  proposal: HeldProposal,
  context: FormAnswerContext,
): readonly PaperBlock[] {
  const head = [say('visitor-data.question'), say('visitor-data.answer')];
  return Object.entries(proposal.forms).flatMap(([form, saved]): readonly PaperBlock[] => {
    // Forms are kept by their names, which `entries` forgets.
    const answers: FormAnswers = shownCity(form as FormName, saved, context.placeOf, say.locale);
    const rows = Object.entries(answers).flatMap(([name, answer]) => {
      const field = fieldOf(context.fields, name);
      return answer === null || answer === ''
        ? []
        : [[labelOf(say, name, field, proposal), answerText(say, answer, field)]];
    });
    return rows.length === 0 ? [] : [{ kind: 'table', head, rows }];
  });
}

/** A question that is asked no more is called by its name in the store. */
function labelOf(
  say: Say,
  name: string,
  field: FieldDefinition | undefined,
  { members }: HeldProposal,
): string {
  const label = field ? inLanguage(field.label, say.locale) : name;
  const key = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined;
  const member = members.find((each) => each.key === key);
  if (!member) return label;
  const who = say(`people.${spokenAs(member.relation, member.gender)}`);
  return say('visitor-data.person.health', { person: who, said: label });
}
