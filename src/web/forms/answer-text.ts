import type { WireField } from '#contract/proposal/shapes.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { feetAndInchesOf, isHeight } from '#domain/person/body.ts';
import type { Answer } from '#domain/proposal/form/fields.ts';
import { never } from '#domain/result.ts';
import { monthIds, useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { kindOf } from './field-kinds.ts';
import { listOf, textOf } from './field-props.ts';

type DateText = (date: IsoDate) => string;

/** An answer as a person reads it: the words of a choice, "14 Mar 1992", "168 cm (5 ft 6 in)". */
export function answerText(field: WireField, answer: Answer, t: Translate, dateText: DateText): string {
  const text = textOf(answer);
  const kind = kindOf(field);
  switch (kind) {
    case 'tick':
      return t(answer === true ? 'form.yes-no.yes' : 'form.yes-no.no');
    case 'checkboxes':
      return listOf(answer)
        .map((id) => labelOf(field, id))
        .join(', ');
    case 'choice':
    case 'radio':
      return labelOf(field, text);
    case 'yes-no':
      return text === 'yes' || text === 'no' ? t(`form.yes-no.${text}`) : text;
    case 'gender':
      return text === 'MALE' || text === 'FEMALE' ? t(`form.gender.${text}`) : text;
    case 'date':
    case 'date-of-birth': {
      const date = parseIsoDate(text);
      return date ? dateText(date) : text;
    }
    case 'month':
      return monthText(text, t);
    case 'height':
      return heightText(text, t);
    case 'weight':
      return t('form.weight.kilograms', { kilograms: text });
    case 'amount':
      return /^\d{1,12}$/.test(text) ? formatRupees(rupees(Number(text))) : text;
    case 'mobile':
      return `+91 ${text}`;
    case 'name':
    case 'text':
    case 'long-text':
    case 'email':
    case 'pan':
    case 'pincode':
    case 'ifsc':
    case 'account-number':
    case 'number':
      return text;
    default:
      return never(kind);
  }
}

function labelOf(field: WireField, id: string): string {
  return field.choices.find((choice) => choice.id === id)?.label ?? id;
}

function monthText(text: string, t: Translate): string {
  const [year = '', month = ''] = text.split('-');
  const id = monthIds[Number(month) - 1];
  return id ? `${t(id)} ${year}` : text;
}

function heightText(text: string, t: Translate): string {
  const centimetres = Number(text);
  if (!isHeight(centimetres)) return text;
  return t('form.height.both', { centimetres: text, ...feetAndInchesOf(centimetres) });
}

export function useAnswerText(): (field: WireField, answer: Answer) => string {
  const t = useText();
  const dateText = useDateText();
  return (field, answer) => answerText(field, answer, t, dateText);
}
