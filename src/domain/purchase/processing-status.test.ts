import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sale } from '../catalogue/catalogue.ts';
import { lakh } from '../money.ts';
import { nextScreen, offlineTypeOf, type ProcessingStatus, processingStatus } from './processing-status.ts';

const online: Sale = {
  mode: 'online',
  medicalFromAge: undefined,
  medicalFromSumInsured: undefined,
  onlineUpToAge: undefined,
  onlineUpToSumInsured: undefined,
};
const limited: Sale = {
  mode: 'online',
  medicalFromAge: 46,
  medicalFromSumInsured: lakh(20),
  onlineUpToAge: 65,
  onlineUpToSumInsured: lakh(30),
};

test.each<[Sale, number, number, ProcessingStatus]>([
  [online, 100, 40, 'FILL_FORM'],
  [limited, 45, 15, 'FILL_FORM'],
  [limited, 46, 15, 'MEDICAL_REQUIRED'],
  [limited, 45, 20, 'MEDICAL_REQUIRED'],
  [limited, 65, 30, 'MEDICAL_REQUIRED'],
  [limited, 66, 30, 'AGE_OFFLINE'],
  [limited, 65, 40, 'COVER_OFFLINE'],
  [limited, 66, 40, 'AGE_OFFLINE'],
  [{ ...limited, mode: 'offline' }, 30, 5, 'OFFLINE'],
  [{ ...limited, mode: 'not-integrated' }, 70, 40, 'BACKEND_NOT_INTEGRATED'],
])('%o at %d years and %d lakh: %s', (sale, age, lakhs, expected) => {
  expect(processingStatus({ sale }, { sumInsured: lakh(lakhs) }, age)).toBe(expected);
});

test.each([
  ['FILL_FORM', { kind: 'buy', route: 'straight-through' }],
  ['MEDICAL_REQUIRED', { kind: 'buy', route: 'medical' }],
  ['OFFLINE', { kind: 'offline', type: 'offline' }],
  ['COVER_OFFLINE', { kind: 'offline', type: 'cover-offline' }],
  ['AGE_OFFLINE', { kind: 'offline', type: 'age-offline' }],
  ['BACKEND_NOT_INTEGRATED', { kind: 'offline', type: 'offline' }],
] as const)('%s leads to %o', (status, expected) => {
  expect(nextScreen(status)).toEqual(expected);
});

test('nobody grows out of an offline screen by growing older or asking for more cover', () => {
  const age = fc.integer({ min: 18, max: 100 });
  const lakhs = fc.constantFrom(1, 5, 10, 20, 30, 40);
  const destination = (years: number, cover: number) =>
    nextScreen(processingStatus({ sale: limited }, { sumInsured: lakh(cover) }, years)).kind;
  fc.assert(
    fc.property(age, age, lakhs, lakhs, (a, b, c, d) => {
      if (destination(Math.min(a, b), Math.min(c, d)) === 'buy') return;
      expect(destination(Math.max(a, b), Math.max(c, d))).toBe('offline');
    }),
  );
});

test.each([
  ['age-offline', 'age-offline'],
  ['cover-offline', 'cover-offline'],
  ['offline', 'offline'],
  ['something else', 'offline'],
  [undefined, 'offline'],
])('an address that says "%s" shows the screen %s', (status, screen) => {
  expect(offlineTypeOf(status)).toBe(screen);
});
