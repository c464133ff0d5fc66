import type { WireField, WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import { parseIsoDate } from '#domain/date.ts';
import { shownFields } from '#domain/proposal/form/shown-fields.ts';

export type WireAnswers = WireProposal['savedForm']['formData'][string];

/** What a careful buyer would answer, by the question's own name; anything else follows from its kind. */
const usualAnswers: Readonly<Record<string, string | boolean>> = {
  first_name: 'Ananya',
  last_name: 'Sharma',
  mobile: '9822044170',
  email: 'ananya.sharma@example.in',
  pan: 'ABCPS1234F',
  address: '14 Prabhat Road',
  street: 'Lane 9',
  nominee_first_name: 'Kavita',
  nominee_last_name: 'Joshi',
  nominee_relationship: 'sister',
  nominee_date_of_birth: '1990-05-05',
  ifsc: 'HDFC0000001',
  bank_name: 'HDFC Bank',
  bank_branch: 'Main branch',
  bank_city: 'Mumbai',
  account_number: '00123456789012',
  account_number_again: '00123456789012',
  account_holder_name: 'Ananya Sharma',
  nothing_else: true,
};

const names: Readonly<Record<string, readonly [string, string]>> = {
  You: ['Ananya', 'Sharma'],
  Spouse: ['Rohan', 'Sharma'],
  'Son-0': ['Kabir', 'Sharma'],
  'Daughter-0': ['Myra', 'Sharma'],
  Father: ['Suresh', 'Kulkarni'],
  Mother: ['Usha', 'Kulkarni'],
};

/** Complete, right answers for a form as it is asked; `changes` by full field name win. */
export function answersFor(
  form: WireForm,
  proposal: WireProposal,
  today: string,
  changes: WireAnswers = {},
): WireAnswers {
  const saved = proposal.savedForm.formData[form.name] ?? {};
  const answers: Record<string, string | boolean | string[]> = {};
  const fields = form.sections.flatMap((section) => section.fields);
  const day = parseIsoDate(today);
  if (day === undefined) throw new Error(`${today} is no day`);
  const shownNow = () => shownFields(fields, answers, day);
  for (const section of form.sections) {
    for (const field of section.fields) {
      const own = changes[field.name] ?? saved[field.name];
      const answer = own ?? answerTo(field, section.member, proposal, today);
      if (answer !== undefined && shownNow().includes(field)) answers[field.name] = answer;
    }
  }
  // An insurer may take few banks, and then not the one that is known.
  if (answers.bank_name === stateBank.name && answers.ifsc === usualAnswers.ifsc)
    answers.ifsc = stateBank.ifsc;
  return answers;
}

const stateBank = { name: 'State Bank of India', ifsc: 'SBIN0000300' };

function answerTo(field: WireField, member: string | null, proposal: WireProposal, today: string) {
  const name = field.name.slice(field.name.lastIndexOf('.') + 1);
  if (member !== null && (name === 'first_name' || name === 'last_name')) {
    return (names[member] ?? ['Asha', 'Rao'])[name === 'first_name' ? 0 : 1];
  }
  if (name === 'date_of_birth') return birthOf(member ?? 'You', proposal, today);
  if (name === 'height' || name === 'weight') return String(bodyOf(member ?? 'You', proposal)[name]);
  const answer = usualAnswers[name];
  const isGiven = field.choices.length === 0 || field.choices.some(({ id }) => id === answer);
  if (answer !== undefined && isGiven) return answer;
  return field.required ? requiredAnswer(field) : undefined;
}

/** Gives centimetres and kilograms of somebody in the middle of their age. */
function bodyOf(key: string, { members }: WireProposal) {
  const age = members.find((member) => member.key === key)?.age ?? '40y';
  const years = age.endsWith('m') ? 0 : Number(age.slice(0, -1));
  return years < 15 ? { height: 76 + 6 * years, weight: 10 + 2 * years } : { height: 165, weight: 62 };
}

/** Half a year past the last birthday, so that no test crosses one. */
function birthOf(key: string, { members }: WireProposal, today: string): string {
  const age = members.find((member) => member.key === key)?.age ?? '40y';
  const half = new Date(`${today}T00:00:00Z`);
  half.setUTCMonth(half.getUTCMonth() - (age.endsWith('m') ? Number(age.slice(0, -1)) : 6));
  if (age.endsWith('y')) half.setUTCFullYear(half.getUTCFullYear() - Number(age.slice(0, -1)));
  return half.toISOString().slice(0, 10);
}

function requiredAnswer(field: WireField): string | boolean | string[] {
  switch (field.kind) {
    case 'yes-no':
      return 'no';
    case 'gender':
      return 'FEMALE';
    case 'tick':
      return true;
    case 'checkboxes':
      return [field.choices[0]?.id ?? ''];
    case 'choice':
    case 'radio':
      return field.choices[0]?.id ?? '';
    case 'month':
      return '2020-01';
    case 'number':
    case 'amount':
      return String(Math.max(1, field.min ?? 1));
    case 'date':
      return '2025-01-01';
    default:
      return 'None known';
  }
}
