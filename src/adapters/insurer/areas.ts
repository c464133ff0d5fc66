import type { InsurerAnswer } from '#usecases/ports/insurer-gateway.ts';

const silent = /99$/;

const names = [
  'Ashoknagar',
  'Gandhinagar',
  'Indirapuram',
  'Lakshmipuram',
  'Ramnagar',
  'Shivpuri',
  'Subhashnagar',
  'Vasantvihar',
] as const;

const areaDigits = 4;

/** Invented: some common names, others at each pincode. Where it ends with 99 the insurer does not answer. */
export function areasOf(pincode: string): InsurerAnswer<readonly string[]> {
  if (silent.test(pincode)) return { ok: false, reason: 'timed-out' };
  const first = Number(pincode) % names.length;
  const value = Array.from({ length: areaDigits }, (_, at) => names[(first + at) % names.length] ?? '');
  return { ok: true, value };
}
