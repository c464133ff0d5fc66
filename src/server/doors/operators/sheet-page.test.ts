import { expect, test } from 'vitest';
import { html } from '../../ground/pages/html.ts';
import type { Sheet } from './sheet.ts';
import { sheetsPage, signInPage } from './sheet-page.ts';

const sheet: Sheet = {
  ...{ title: 'T', columns: ['of', 'why'], none: 'Nothing.', note: 'N' },
  rows: [
    [{ number: 'CHT/1' }, 'a'],
    [{ number: '' }, 'a sentence that runs over two lines'],
  ],
};
const bodyOf = (...sheets: readonly Sheet[]) => sheetsPage('All', sheets).body.markup;

test('a sheet is a table under its title and note; a purchase leads to its page', () => {
  const body = bodyOf(sheet);
  expect(body).toContain('<h2>T</h2>\n<p>N</p>');
  expect(body).toContain('<thead><tr><th scope="col">of</th><th scope="col">why</th></tr></thead>');
  expect(body).toContain(
    '<td class=""><a href="/operators/purchase/CHT%2F1">CHT/1</a></td><td class="">a</td>',
  );
  expect(body).toContain('<td class=""></td><td class="long">a sentence that runs over two lines</td>');
  expect(body).not.toContain('Nothing.');
});

test('an empty sheet says so in the place of a table, and one without a note has none', () => {
  const { note: _note, ...bare } = sheet;
  expect(bodyOf({ ...bare, rows: [] })).toMatch(/<h2>T<\/h2>\n\n<p class="quiet">Nothing\.<\/p>$/);
});

test('every page has links to all, a search and a way out, before what stands above its sheets', () => {
  const { title, isOneLanguage, body } = sheetsPage('All', [], html`<p>above</p>`);
  expect([title, isOneLanguage]).toEqual(['All', true]);
  expect(body.markup).toMatch(
    /<a href="\/operators\/stuck">Stuck<\/a>.*<a href="\/operators\/audit">Log<\/a>/,
  );
  expect(body.markup).toContain('<form action="/operators/find">');
  expect(body.markup).toContain('<form method="post" action="/operators/sign-out">');
  expect(body.markup).toMatch(/<\/nav><p>above<\/p>$/);
});

test('the door says what was wrong only after a try', () => {
  expect(signInPage(undefined).body.markup).not.toContain('role="alert"');
  expect(signInPage('Again.').body.markup).toContain('<p class="bad" role="alert">Again.</p>');
  expect(signInPage(undefined)).toMatchObject({ title: 'Operators', isOneLanguage: true });
});
