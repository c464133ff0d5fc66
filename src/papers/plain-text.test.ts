import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { filled, sectionOf } from './tree.ts';

test('a mail shows sentences, lists, facts and tables, each under its heading', () => {
  const paper = {
    title: 'Receipt',
    sections: [
      sectionOf('One', ['A sentence.']),
      sectionOf('Several', ['First.', '', 'Second.']),
      {
        heading: 'Facts',
        blocks: [{ kind: 'facts', facts: [{ name: 'Paid', value: '₹1,000' }] }],
      },
      {
        heading: 'People',
        blocks: [{ kind: 'table', head: ['Name', 'Age'], rows: [['Asha', '34 years']] }],
      },
    ],
  } as const;
  expect(plainText(paper)).toBe(
    [
      'Receipt\n\nOne\nA sentence.\n\nSeveral\n- First.\n- Second.\n\n',
      'Facts\n- Paid: ₹1,000\n\nPeople\n- Name: Asha; Age: 34 years\n',
    ].join(''),
  );
});

test('a section without a line is left out', () => {
  expect(filled([sectionOf('Empty', ['', '']), sectionOf('One', ['A sentence.'])])).toHaveLength(1);
});
