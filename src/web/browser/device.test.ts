import { expect, test } from 'vitest';
import { pickDevice } from './device.tsx';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

test.each([
  [
    'the client hint rules over the user agent',
    { 'sec-ch-ua-mobile': '?0', 'user-agent': android },
    'desktop',
  ],
  ['a phone by hint', { 'sec-ch-ua-mobile': '?1', 'user-agent': windows }, 'mobile'],
  ['a phone by user agent', { 'user-agent': android }, 'mobile'],
  ['an iPhone sends no hint', { 'user-agent': iphone }, 'mobile'],
  ['a desktop by user agent', { 'user-agent': windows }, 'desktop'],
  [
    'an unreadable hint falls to the user agent',
    { 'sec-ch-ua-mobile': 'yes', 'user-agent': windows },
    'desktop',
  ],
  ['nothing said', {}, 'mobile'],
] as const)('a page is drawn for the right device: %s', (_rule, headers, device) => {
  expect(pickDevice(headers)).toBe(device);
});
