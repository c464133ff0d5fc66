import { expect, test } from 'vitest';
import type { FilePaper } from '#papers/tree.ts';
import { inEnglish } from '#test/voices.ts';
import { paperPage } from './paper-page.ts';

const paper: FilePaper = {
  name: 'Receipt 1',
  author: 'Chhatri',
  kind: 'Chhatri · receipt',
  title: 'Title',
  reference: 'For 1 & 2',
  sections: [
    {
      heading: 'One',
      blocks: [
        { kind: 'text', text: 'A <b>sentence</b>' },
        { kind: 'list', lines: ['first', 'second'] },
        { kind: 'facts', facts: [{ name: 'Amount', value: '₹1' }] },
        { kind: 'table', head: ['Who', 'Age'], rows: [['Asha', '34']] },
      ],
    },
  ],
  warning: 'A demo',
};

const file = { address: 'receipt.pdf', words: 'papers.page.file' } as const;
const { title, body } = paperPage(inEnglish, paper, file);

test.each([
  'Chhatri · receipt',
  'For 1 &amp; 2',
  '<h2>One</h2>',
  '<p>A &lt;b&gt;sentence&lt;/b&gt;</p>',
  '<li>first</li><li>second</li>',
  '<tr><th scope="row">Amount</th><td>₹1</td></tr>',
  '<th scope="col">Who</th><th scope="col">Age</th>',
  '<tr><th scope="row">Asha</th><td>34</td></tr>',
  '<b>A demo</b>',
  '<a href="receipt.pdf" download>',
])('a paper on a page holds %s', (markup) => {
  expect(body.markup).toContain(markup);
});

test('its title is the page’s, and without a warning there is none', () => {
  expect(title).toBe('Title');
  expect(paperPage(inEnglish, { ...paper, warning: undefined }, file).body.markup).not.toContain('<b>');
});
