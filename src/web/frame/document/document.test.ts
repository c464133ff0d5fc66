import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageDataId } from '#web/page/page-data.ts';
import { pageDocument } from './document.ts';

const documentWith = (data: unknown) =>
  pageDocument({
    locale: 'en',
    device: 'mobile',
    site: {
      intermediary: 'broker',
      pricesAsOf: '2026-11-20' as never,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    },
    title: 'Plans',
    preview: undefined,
    description: 'Plans compared',
    nonce: 'n0nce',
    above: '',
    assets: { entry: '/entry.js', styles: [], preloads: [] },
    body: '<h1>Plans</h1>',
    data,
    state: ['state()'],
  });

/** As a browser reads it: up to the first end of the element. */
const carriedBy = (page: string) =>
  new RegExp(`<script type="application/json"[^>]* id="${pageDataId}">(.*?)</script`, 'is').exec(page)?.[1];

const parts = fc.constantFrom(
  '</script>',
  '</SCRIPT ',
  '<!--',
  '<script',
  ']]>',
  '₹',
  'द',
  '\u2028',
  '"',
  '\\',
);
const texts = fc.array(fc.oneof(parts, fc.string()), { maxLength: 6 }).map((each) => each.join(''));

test('a browser reads of a page what it loaded, whatever stands in its texts', () => {
  fc.assert(
    fc.property(fc.array(texts), (data) => {
      expect(JSON.parse(carriedBy(documentWith(data)) ?? '')).toEqual(data);
    }),
  );
});

test('a page that loads nothing carries nothing', () => {
  expect(carriedBy(documentWith(undefined))).toBe('null');
});
