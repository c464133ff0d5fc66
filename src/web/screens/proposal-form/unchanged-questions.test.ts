import { expect, test } from 'vitest';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';
import { unchangedQuestions } from './unchanged-questions.ts';

const aField = (name: string, label: string) => ({ name, label }) as WireField; // the rest is not looked at

const form: WireForm = {
  name: 'insuredMembers',
  sections: [
    { id: 'all', title: 'All', hint: null, member: null, fields: [aField('landmark', 'Landmark')] },
    {
      id: 'Son-0.one',
      title: 'One',
      hint: null,
      member: 'Son-0',
      fields: [aField('Son-0.first_name', 'First name'), aField('Son-0.middle_name', 'Middle name')],
    },
  ],
};

const t: Translate = (id, values) => `${id} ${JSON.stringify(values)}`;

test('what is kept is named by its question, in page order, with its person', () => {
  expect(unchangedQuestions(form, ['Son-0.middle_name', 'landmark', 'gone'], t, () => 'Kabir')).toEqual([
    'Landmark',
    'form.kept.of {"question":"Middle name","person":"Kabir"}',
  ]);
  expect(unchangedQuestions(form, [], t, () => 'Kabir')).toEqual([]);
});
