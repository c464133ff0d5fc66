import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { adultAgeRange, ageInYears, ageOn } from '#domain/person/age.ts';
import { type Answer, type Answers, type ShowIf, under18 } from './fields.ts';

/** A field as far as its showing goes: the definition's, or the wire's with its null. */
type Hanging = { readonly name: string; readonly kind: string; readonly showIf: ShowIf | null | undefined };

/** The fields to show and to require with these answers: a field that hangs on a hidden one is hidden too. */
export function shownFields<Field extends Hanging>(
  fields: readonly Field[],
  answers: Answers,
  today: IsoDate,
): readonly Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isShown = (field: Field, visible: readonly string[]): boolean => {
    if (!field.showIf) return true;
    const other = byName.get(field.showIf.field);
    if (other === undefined || visible.includes(other.name)) return false;
    return (
      hasOneOf(answerTo(other, answers), field.showIf.is, today) && isShown(other, [...visible, field.name])
    );
  };
  return fields.filter((field) => isShown(field, []));
}

/** A box that nobody touched is not ticked. */
function answerTo({ name, kind }: Hanging, answers: Answers): Answer | undefined {
  return answerOf(answers, name) ?? (kind === 'tick' ? false : undefined);
}

export function answerOf<Kept>(answers: Readonly<Record<string, Kept>>, name: string): Kept | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

function hasOneOf(answer: Answer | undefined, values: readonly string[], today: IsoDate): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'boolean') return values.includes(answer ? 'yes' : 'no');
  if (typeof answer !== 'string') return answer.some((one) => values.includes(one));
  return values.includes(answer) || (values.includes(under18) && isMinorOn(answer, today));
}

/** False while the date is not whole, or lies ahead. */
function isMinorOn(birth: string, today: IsoDate): boolean {
  const date = parseIsoDate(birth);
  const age = date && ageOn(date, today);
  return age !== undefined && ageInYears(age) < adultAgeRange.min;
}
