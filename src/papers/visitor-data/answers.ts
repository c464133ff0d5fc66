import { parseIsoDate } from '#domain/date.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { Place } from '#domain/location/place.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Answer, FieldDefinition, FormAnswers, FormName } from '#domain/proposal/form/fields.ts';
import { shownCity } from '#domain/proposal/form/place-name.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { type FieldsByName, fieldOf, type HeldProposal } from '#domain/retention/held-data.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
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

function answerText(say: Say, answer: Answer, field: FieldDefinition | undefined): string {
  if (typeof answer === 'boolean') return say(answer ? 'visitor-data.yes' : 'visitor-data.no');
  const choices = field?.choices ?? [];
  const wordOf = (text: string) => {
    const choice = choices.find(({ id }) => id === text);
    return choice ? inLanguage(choice.label, say.locale) : wordOfKind(say, text, field?.kind);
  };
  return typeof answer === 'string' ? wordOf(answer) : answer.map(wordOf).join(', ');
}

function wordOfKind(say: Say, text: string, kind: FieldDefinition['kind'] | undefined): string {
  switch (kind) {
    case 'yes-no':
      return text === 'yes' || text === 'no' ? say(`visitor-data.${text}`) : text;
    case 'gender':
      return text === 'MALE' || text === 'FEMALE' ? say(`visitor-data.gender.${text}`) : text;
    case 'date':
    case 'date-of-birth': {
      const date = parseIsoDate(text);
      return date ? dayInWords(say, date) : text;
    }
    case 'amount':
      return /^\d{1,12}$/.test(text) ? formatRupees(rupees(Number(text))) : text;
    default:
      return text;
  }
}
