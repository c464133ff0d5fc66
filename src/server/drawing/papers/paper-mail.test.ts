import { expect, test } from 'vitest';
import { paperMail, wordedMail } from './paper-mail.ts';

test('every kind of block is said in a mail, in its order', () => {
  const newMail = paperMail(
    {
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
    },
    'hi',
  );
  const { html, ...mail } = newMail;
  expect(html).toContain('<html lang="hi">');
  expect(html.match(/<(p|li|th|td)\b[^>]*>[^<]*/g)?.map((part) => part.replace(/<[^>]*>/, ''))).toEqual([
    'Dear Asha,',
    'A sentence.',
    'one',
    'two',
    'Plan',
    'Sahyadri',
    'Age',
    'Premium',
    '34',
    '₹9,000',
  ]);
  expect(mail).toEqual({
    subject: 'Subject',
    text: 'Dear Asha,\n\nA sentence.\n\n- one\n- two\n\nPlan: Sahyadri\n\nAge: 34; Premium: ₹9,000',
  });
});

test('what somebody typed is no markup in a mail', () => {
  const { html } = paperMail({ title: '</title>', sections: [{ heading: '<b>Asha</b>', blocks: [] }] }, 'en');
  expect(html).not.toMatch(/<b>|<\/title><\/title>/);
  expect(wordedMail('Your policy', 'It is\n<i>issued</i>.', 'en').html).toContain('&lt;i&gt;issued');
});
