import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { signedCode } from '#server/visit/sale/signed-code.ts';
import { type Browser, browserOver } from '../../wire.ts';

const keyOf = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');

export const [bankKey, oldBankKey, shopKey] = ['b', 'o', 's'].map(keyOf) as [string, string, string]; // three letters

export const agent = { code: 'AG-1001', channel: 'pos', name: { en: 'Meera Joshi', hi: 'मीरा जोशी' } };
export const bank = {
  code: 'gramin-bank',
  channel: 'retail-partner',
  name: { en: 'Gramin Bank', hi: 'ग्रामीण बैंक' },
  mark: 'GB',
  colour: 'maroon',
  keys: [bankKey, oldBankKey],
  frames: ['https://www.gramin.example', 'https://app.gramin.example'],
};
const shop = {
  code: 'dukaan',
  channel: 'retail-partner',
  name: { en: 'Dukaan', hi: 'दुकान' },
  keys: [shopKey],
};

/** Gives the setting with a file of these partners. */
export function partnersFile(partners: readonly unknown[] = [agent, bank, shop]): { PARTNERS_FILE: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'chhatri-partners-')), 'partners.json');
  writeFileSync(file, JSON.stringify({ partners }));
  return { PARTNERS_FILE: file };
}

export const seconds = (days: number) => Math.floor(Date.now() / 1000) + Math.round(days * 86_400);

export const bankCode = (days = 7, key = bankKey) => signedCode('gramin-bank', seconds(days), key);

/** A browser that comes in by this address; `headers` go with whatever it asks. */
export async function cameIn(
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  const ask = (request: InjectOptions) =>
    app.inject({ ...request, headers: { ...request.headers, ...headers } });
  const browser = await browserOver(ask, new Map());
  await browser.get(url);
  return browser;
}
