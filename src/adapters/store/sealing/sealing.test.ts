import { describe, expect, test } from 'vitest';
import { type KeyRing, newKeyRing } from './keys.ts';
import { createSealer } from './sealing.ts';

const ring = newKeyRing();
const sealer = createSealer(ring);
const place = { table: 'quotes', id: 'q1', owner: 'v1' };
const answers = { name: 'Asha Rāo', conditions: [3, 7], smokes: false };

describe('sealed content', () => {
  test('opens where it was sealed, to the same value', () => {
    expect(sealer.open(place, sealer.seal(place, answers))).toEqual(answers);
  });

  test('shows nothing of the value', () => {
    const bytes = Buffer.from(sealer.seal(place, answers), 'base64url').toString('latin1');
    expect(bytes).not.toContain('Asha');
    expect(bytes).not.toContain('conditions');
  });

  test.each([
    ['another table', { ...place, table: 'proposals' }],
    ['another row', { ...place, id: 'q2' }],
    ['another owner', { ...place, owner: 'v2' }],
  ])('does not open in %s', (_where, elsewhere) => {
    const sealed = sealer.seal(place, answers);
    expect(() => sealer.open(elsewhere, sealed)).toThrow();
  });

  test('does not open when any one byte was changed', () => {
    const sealed = Buffer.from(sealer.seal(place, answers), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => sealer.open(place, changed.toString('base64url')), `byte ${at}`).toThrow();
    }
  });

  test.each(['', 'AQ', 'not sealed at all'])('does not open %j', (text) => {
    expect(() => sealer.open(place, text)).toThrow();
  });

  test('never looks the same twice', () => {
    const sealedTexts = new Set(Array.from({ length: 500 }, () => sealer.seal(place, answers)));
    expect(sealedTexts.size).toBe(500);
  });
});

test('a mark knows a value again, in its table alone, and is nothing without the key', () => {
  const marked = { table: 'sent_to', value: '9822044170' };
  const [mark] = sealer.marksOf(marked);
  expect(sealer.marksOf({ ...marked })).toEqual([mark]);
  expect(sealer.marksOf({ ...marked, table: 'other' })).not.toContain(mark);
  expect(sealer.marksOf({ ...marked, value: '9822044171' })).not.toContain(mark);
  expect(createSealer(newKeyRing()).marksOf(marked)).not.toContain(mark);
  expect(mark).not.toContain(marked.value);
});

describe('rotation', () => {
  const [oldKey] = ring;
  const [newKey] = newKeyRing();
  const rotated: KeyRing = [newKey, oldKey];

  test('marks of an old key are known under a new one, which makes others from now on', () => {
    const marked = { table: 'sent_to', value: '9822044170' };
    const marks = createSealer(rotated).marksOf(marked);
    expect(marks).toEqual([createSealer([newKey]).marksOf(marked)[0], sealer.marksOf(marked)[0]]);
  });

  test('a new first key still opens what an old one sealed', () => {
    expect(createSealer(rotated).open(place, sealer.seal(place, answers))).toEqual(answers);
  });

  test('what the new key sealed needs the new key', () => {
    const sealed = createSealer(rotated).seal(place, answers);
    expect(createSealer([newKey]).open(place, sealed)).toEqual(answers);
    expect(() => sealer.open(place, sealed)).toThrow('not in the key ring');
  });
});
