import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { walletCard } from '#papers/wallet-card/wallet-card.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { card } from './card-pdf.ts';
import { paperPdf } from './paper-pdf.ts';

const tpa = { id: 'setu', title: 'Nirmal Health Administrators', phone: '1800 000 1207' };

function cardOf(say: typeof inEnglish, names: readonly string[]): Promise<Buffer> {
  return paperPdf({ paper: walletCard(say, { ...aSchedule(names), tpa }), language: `${say.locale}-IN` });
}

/** Gives the file with its packed parts unpacked, letter for byte. */
function unpacked(file: Buffer): string {
  return file.toString('latin1').replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

/** Heights above the lower edge at which text is set. */
function linesIn(file: Buffer): readonly number[] {
  return [...unpacked(file).matchAll(/1 0 0 1 [\d.]+ ([-\d.]+) Tm/g)].map(([, y]) => Number(y));
}

const ten = Array.from({ length: 10 }, (_, at) => `Venkatanarasimharajuvaripeta ${at}`);

test.each([
  ['English', inEnglish, ['Asha Kulkarni']],
  ['Hindi', inHindi, ['आशा कुलकर्णी', 'रोहन कुलकर्णी', 'कबीर कुलकर्णी', 'मीरा कुलकर्णी']],
  ['English for ten people with long names', inEnglish, ten],
] as const)(
  '%s: one side of a bank card, everything on it, tagged and in its language',
  async (_what, say, names) => {
    const file = await cardOf(say, names);
    const text = unpacked(file);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(text).toContain(`/MediaBox [0 0 ${card.width} ${card.height}]`);
    expect(text).toContain(`/Lang (${say.locale}-IN)`);
    expect(text).toContain('/S /H1');
    expect(text).toContain('/S /TH');
    const heights = linesIn(file);
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThan(4);
    expect(Math.max(...heights)).toBeLessThan(card.height);
  },
);

test('few people are written larger than many', async () => {
  const sizesIn = (file: Buffer) =>
    [...unpacked(file).matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
  const [few, many] = [sizesIn(await cardOf(inEnglish, ['Asha'])), sizesIn(await cardOf(inEnglish, ten))];
  expect(few).toContain(7.5);
  expect(many).not.toContain(7.5);
});
