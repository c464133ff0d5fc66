import { expect, test } from 'vitest';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { channels, needsPartner } from '#domain/quote/channel.ts';
import { type Partner, partnerColours } from '../partners.ts';
import { abovePage, standInLine } from './above-page.ts';

const partner: Partner = {
  code: asId<PartnerCode>('bank'),
  channel: 'retail-partner',
  name: { en: 'Bank & <b>Sons</b>', hi: 'बैंक "और" बेटे' },
  mark: '<i>',
  colour: 'blue',
  keys: [],
  frames: [],
  isMadeUp: false,
};

/** As WCAG counts it. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(Object.entries(partnerColours))('a name is read on %s', (_, { ground, ink }) => {
  const [dark, light] = [luminance(ground), luminance(ink)].sort((a, b) => a - b) as [number, number]; // two colours
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test.each(channels)('in %s nothing stands above a page but what its record says', (channel) => {
  const facts = needsPartner(channel) ? { ...partner, channel } : undefined;
  const above = abovePage({ sale: { channel, partner: facts }, native: undefined, nonce: 'n' });
  expect(above.includes('<section')).toBe(needsPartner(channel));
  expect(above.includes('<script')).toBe(channel === 'mobile-app');
  if (channel === 'website') expect(above).toBe('');
});

test('a name and a mark of the file are text, whatever stands in them', () => {
  const above = abovePage({
    sale: { channel: 'retail-partner', partner },
    native: undefined,
    nonce: 'n"once',
  });
  expect(above).toContain('Bank &amp; &lt;b&gt;Sons&lt;/b&gt;');
  expect(above).toContain('बैंक &quot;और&quot; बेटे');
  expect(above).toContain('>&lt;i&gt;</b>');
  expect(above).toContain('nonce="n&quot;once"');
});

test('a page in a language that misses sentences says that some are in English, and no other page does', () => {
  expect(standInLine([], 'n')).toBeUndefined();
  const line = standInLine(['hi'], 'n')?.markup ?? '';
  expect(line).toContain('<span lang="hi">इस पेज की कुछ बातें अंग्रेज़ी में हैं।</span>');
  expect(line).toContain(':root[lang|=hi] .stand-in [lang=hi]{display:inline}');
});
