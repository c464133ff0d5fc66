import { expect, test } from 'vitest';
import type { Zone } from './place.ts';
import { zoneOf } from './zone.ts';

const zones = new Map<string, Zone>([
  ['110', 1],
  ['560', 2],
]);

test.each([
  ['110001', 1],
  ['110999', 1],
  ['560001', 2],
  ['561101', 3],
  ['793001', 3],
])('%s lies in zone %d', (pincode, zone) => {
  expect(zoneOf(pincode, zones)).toBe(zone);
});
