import { expect, test } from 'vitest';
import { html, sayAround } from './html.ts';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onload='x`, '&quot; onload=&#39;x'],
  ['a & b', 'a &amp; b'],
  ['आशा', 'आशा'],
])('%s is written as text', (text, writtenText) => {
  expect(html`<p>${text}</p>`.markup).toBe(`<p>${writtenText}</p>`);
});

test('markup stays markup, lists are joined, numbers are written', () => {
  expect(html`<ul>${['a', '<'].map((each) => html`<li>${each}</li>`)}</ul>${3}`.markup).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>3',
  );
});

test('a sentence stands around its markup, and only the markup stays markup', () => {
  const say = Object.assign(
    (_id: string, values?: Readonly<Record<string, string | number>>) => `<see> ${values?.link}!`,
    { locale: 'en' as const },
  );
  const link = html`<a href="/">here</a>`;
  expect(sayAround(say, 'sandbox.pay.note', { link }).markup).toBe('&lt;see&gt; <a href="/">here</a>!');
});
