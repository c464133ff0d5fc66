import { expect, test } from 'vitest';
import { paperMail } from './paper-mail.ts';

test('every kind of block is said in a mail, in its order', () => {
  const mail = paperMail({
    title: 'Subject',
    sections: [
      {
        heading: 'Dear Asha,',
        blocks: [
          { kind: 'text', text: 'A sentence.' },
          { kind: 'list', lines: ['one', 'two'] },
          { kind: 'facts', facts: [{ name: 'Plan', value: 'Sahyadri' }] },
          { kind: 'table', head: ['Age', 'Premium'], rows: [['34', '₹9,000']] },
        ],
      },
    ],
  });
  expect(mail).toEqual({
    subject: 'Subject',
    text: 'Dear Asha,\n\nA sentence.\n\n- one\n- two\n\nPlan: Sahyadri\n\nAge: 34; Premium: ₹9,000',
  });
});
